import { acronyms, commonWords, properWords } from './word-lists.ts'

/** The words of a description in their letter case: lower but for proper names. */
export type SetCase = (description: string) => ReadonlyMap<string, string>

const lowerProper = new Map([...properWords].map((word) => [word.toLowerCase(), word]))

/** Words that the survey writes with a capital inside a description; neither it nor the other texts write them without. */
export function properNamesIn(
  descriptions: readonly string[],
  others: readonly string[] = [],
): ReadonlySet<string> {
  const inside = descriptions.flatMap((text) => text.split(' ').slice(1).map(bare))
  const lower = new Set(
    [...descriptions, ...others].flatMap((text) => text.split(' ').map(bare)).filter(isLower),
  )
  return new Set(inside.filter((word) => isCapitalised(word) && !lower.has(word.toLowerCase())))
}

/**
 * Letter case by the words of one source. `titled`: the source writes product names in title case (SR28), so a
 * capital alone is no proper name; else only the first word of a description has a capital without being one.
 */
export function letterCase(known: ReadonlySet<string>, { titled }: { titled: boolean }): SetCase {
  return (description) =>
    new Map(
      description.split(' ').map((text, index, all) => {
        const word = bare(text)
        const first = index === 0 && !(/[a-z]$/i.test(text) && isName(bare(all[1] ?? '')))
        return [word, cased(word, known, titled || first)]
      }),
    )
}

/** Sets the letter case of a text made of a description's words. */
export function applyCase(text: string, words: ReadonlyMap<string, string>): string {
  return text
    .split(' ')
    .map((part) => {
      const word = bare(part)
      return word === '' ? part : part.replace(word, words.get(word) ?? word)
    })
    .join(' ')
}

/** A capitalised second word makes a name of both: "Moo Goo Gai Pan". */
function isName(second: string) {
  return /^[A-Z][a-z]/.test(second) && !commonWords.has(second) && !properWords.has(second)
}

function cased(word: string, known: ReadonlySet<string>, capitalIsNothing: boolean): string {
  if (acronyms.has(word) || properWords.has(word)) return word
  if (/^[A-Z][0-9]{0,2}$/.test(word)) return word
  const proper = lowerProper.get(word)
  if (proper !== undefined) return proper
  if (isUpper(word)) return word.split('-').map(title).join('-')
  if (/^Mc[A-Z']{2}/.test(word)) return `Mc${title(word.slice(2))}`
  if (!isCapitalised(word)) return word
  if (commonWords.has(word)) return word.toLowerCase()
  if (/[a-z][A-Z]/.test(word) || known.has(word)) return word
  return capitalIsNothing ? word.toLowerCase() : word
}

function title(word: string) {
  if (word.includes('.')) return word
  const [first = '', ...rest] = word
  const lower = rest.join('').toLowerCase()
  return `${first}${lower}`
}

/** The word without the punctuation around it. */
function bare(text: string) {
  return text.replace(/^[("“]{1,3}/, '').replace(/[),;:."”]{1,3}$/, '')
}

function isUpper(word: string) {
  return word === word.toUpperCase() && /[A-Z].*[A-Z]/.test(word)
}

function isCapitalised(word: string) {
  return /^[A-Z]/.test(word)
}

function isLower(word: string) {
  return /^[a-z]/.test(word)
}
