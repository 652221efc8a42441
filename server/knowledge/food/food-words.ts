import { parseTable, readText } from '../data/read-table.ts'
import { parseWords } from '../data/read-words.ts'

const simple = /^[a-z0-9 %-]*$/
const letters = /^[a-z]+(?: [a-z]+)*$/
const marks = /\p{M}+/gu
const word = /\d+(?:\.\d+)?%?|[\p{L}\p{N}]+/gu

/** Lower case, without accents and apostrophes. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  if (simple.test(lower)) return lower
  return lower.normalize('NFD').replace(marks, '').replace(/['’`]/g, '')
}

/** Words of a food's name: `Mac & Cheese` → mac, and, cheese. Hyphens separate words. */
export function wordsOf(text: string): string[] {
  const lower = plain(text)
  if (letters.test(lower)) return lower.split(' ').map(spelled)
  return lower.replaceAll('&', ' and ').match(word)?.map(spelled) ?? []
}

/** "Mac n cheese" is mac and cheese. */
function spelled(word: string) {
  return word === 'n' ? 'and' : word
}

const irregular = twoColumns('language/plurals.csv', ['word', 'singular'])

/** Singular and plural in one form, not necessarily a word (`cookie` and `cookies` are both `cooky`). */
export function stem(text: string): string {
  const known = irregular.get(text)
  if (known !== undefined) return known
  if (text.length < 3) return text
  if (text.endsWith('ies')) return `${text.slice(0, -3)}y`
  if (text.endsWith('ie')) return `${text.slice(0, -2)}y`
  if (/(?:ch|sh|ss|x|zz)es$/.test(text)) return text.slice(0, -2)
  if (text.endsWith('oes')) return text.slice(0, -2)
  if (/[^sui]s$/.test(text)) return text.slice(0, -1)
  return text
}

const variants = twoColumns('language/variants.csv', ['word', 'form'])

/** One form for spelling variants and near synonyms, after `stem`. */
export function canonical(text: string): string {
  const stemmed = stem(text)
  return variants.get(stemmed) ?? variants.get(text) ?? stemmed
}

/** Stems with those that sources write as one word in one: "low fat" is `lowfat`. */
export function paired(stems: readonly string[]): string[] {
  const one = (at: number) => variants.get(`${stems[at]} ${stems[at + 1]}`)
  return stems.flatMap((word, at) => (at > 0 && one(at - 1) ? [] : (one(at) ?? word)))
}

/** Filler words inside names. */
export const glue = new Set('a an and of the with in on n style or to from de la al'.split(' '))

/** Preparations: they select a row if the table has one, and are not foods. */
export const preparations = new Set(parseWords(readText('language/preparations.txt')).flat())

function twoColumns(file: string, columns: readonly [string, string]): ReadonlyMap<string, string> {
  return new Map(parseTable(file, readText(file), columns, ([one, other]) => [one, other] as const))
}
