import { AppError } from '#contract/http/errors.ts'
import { productName } from '#contract/product.ts'
import { lazy } from '#server/knowledge/lazy.ts'
import { words } from '../words.ts'

/** Number of entries used of the list, which is sorted by frequency. */
const mostTried = 10_000
/** Maximum length of trailing digits and punctuation that leave a word the same. */
const longestTail = 8
/** Minimum length of a word or name to compare. */
const shortestWord = 3

/** Common substitutes of letters; `i` and `l` share theirs, so they are equal. */
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

/** Normalizes case, accents and substitutes. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[0-9!|i@$+]/g, (one) => letterFor[one] ?? one)

/** Common passwords missing from the list, and words of this product. */
const besides = `11223344 12341234 12344321 a1b2c3d4 abc12345 aa123456 access14 administrator changeme test1234
  testtest default1 ${productName}`

/** The list is loaded with the first password: it takes 80 ms of processor time. */
const commonPasswords = lazy(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'].slice(0, mostTried), ...besides.split(/\s+/)].map(folded))
})
/** Keyboard rows, alphabet and digits, in both directions. */
const rows = ['012345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/** The owner of the password. */
export type Person = { email: string; names: readonly (string | null)[] }

/**
 * Refuses a guessable password: one of the 10,000 most common, or the owner's address or name, whatever its
 * capitals, substitutes and trailing digits. Error: `invalid` on `field`.
 */
export async function refuseCommonPassword(password: string, person: Person | undefined, field: string) {
  const guess = (await isCommon(password))
    ? words.commonPassword
    : person && isOwn(password, person) && words.ownName
  if (guess) throw new AppError('invalid', guess, { fields: { [field]: guess } })
}

async function isCommon(password: string): Promise<boolean> {
  const common = await commonPasswords()
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

/** Variants to compare: the whole password, and without some of its trailing digits. */
function readingsOf(password: string): string[] {
  const tail = /(?<![^\p{L}])[^\p{L}]*$/u.exec(password)![0].length
  const cuts = Array.from({ length: Math.min(tail, longestTail) + 1 }, (_, cut) => password.length - cut)
  return cuts.filter((end) => end >= shortestWord).map((end) => folded(password.slice(0, end)))
}
