import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#contract/http/errors.ts'
import { productName } from '#contract/product.ts'
import { words } from '../words.ts'

/** How many passwords of the list, which has the most usual one first. */
const mostTried = 10_000
/** Digits and punctuation at the end of a word up to which it is still that word. */
const longestTail = 8
/** Fewer letters than these are no word or name that a password could be. */
const shortestWord = 3

/** What people write in place of a letter; `i` and `l` share their figures, so they are one. */
const letterFor: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '!': 'l',
  '|': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
}

/** A text without its case, accents' forms and substitutes for letters. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[0-9!|i@$+]/g, (one) => letterFor[one] ?? one)

/** What the list leaves to other rules, and what people here would think of. */
const besides = `11223344 12341234 12344321 a1b2c3d4 abc12345 aa123456 access14 administrator changeme test1234
  testtest default1 ${productName}`

const common = new Set(
  [...dictionary['passwords-common'].slice(0, mostTried), ...besides.split(/\s+/)].map(folded),
)
/** Rows of keys, the alphabet and the figures, onwards and backwards. */
const rows = ['012345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/** Whose password it is to be. */
export type Person = { email: string; names: readonly (string | null)[] }

/**
 * Refuses a password that anyone would try first: one of the 10 000 most usual, or the person's own address or name,
 * whatever its capitals, its substitutes for letters, and the figures at its end. Error: `invalid` on `field`.
 */
export function refuseCommonPassword(password: string, person: Person | undefined, field: string) {
  const guess = isCommon(password) ? words.commonPassword : person && isOwn(password, person) && words.ownName
  if (guess) throw new AppError('invalid', guess, { fields: { [field]: guess } })
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  return (
    /^(.{1,4})\1+$/u.test(plain) ||
    runs.some((run) => run.includes(plain)) ||
    readingsOf(password).some((one) => common.has(one))
  )
}

function isOwn(password: string, { email, names }: Person): boolean {
  const [local = '', domain = ''] = email.split('@')
  const all = names.filter((one) => one !== null)
  const parts = [local, ...all].flatMap((one) => one.split(/[^\p{L}\p{N}]+/u))
  const own = [
    email,
    local,
    domain,
    domain.split('.')[0]!,
    ...parts,
    ...all,
    all.join(''),
    all.toReversed().join(''),
  ]
  const known = new Set(own.map((one) => bare(folded(one))).filter((one) => one.length >= shortestWord))
  return readingsOf(password).some((one) => known.has(bare(one)))
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The password as it may be meant: whole, and without one or more of the figures behind its last letter. */
function readingsOf(password: string): string[] {
  const tail = /[^\p{L}]*$/u.exec(password)![0].length
  const cuts = Array.from({ length: Math.min(tail, longestTail) + 1 }, (_, cut) => password.length - cut)
  return cuts.filter((end) => end >= shortestWord).map((end) => folded(password.slice(0, end)))
}
