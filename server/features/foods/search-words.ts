const word = /[\p{L}\p{N}]+/gu
const marks = /[\p{M}'’`]+/gu
/** Stop words of food names. */
const glue = new Set(['a', 'an', 'and', 'of', 'the', 'with', 'in', 'or', 'for', 'ns', 'as', 'to'])

/** Search words of a food's name: lower case, without accents, apostrophes and stop words. */
export function searchWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(marks, '')
  return [...new Set((plain.match(word) ?? []).filter((one) => one.length <= 40))].slice(0, 32)
}

/** The `tsvector` of name and brand as text: every search word, with its singular beside a plural. */
export function searchVector(...texts: (string | null | undefined)[]): string {
  const words = searchWords(texts.filter(Boolean).join(' ')).filter((one) => !glue.has(one))
  return [...new Set(words.flatMap((one) => [one, singular(one)]))].map((one) => `'${one}'`).join(' ')
}

/** Typed words that match as prefixes: the `last` one by default, `all` with few matches, none with `whole`. */
export type Begun = 'last' | 'all' | 'whole'

/** The `tsquery` of typed words; undefined without a search word. */
export function searchQuery(words: readonly string[], begun: Begun = 'last'): string | undefined {
  const last = words.at(-1)
  // A single letter after other words is a prefix of half the table, so it hardly narrows the search.
  const letter = words.length > 1 && last?.length === 1
  const telling = words.filter(
    (one) => !glue.has(one) && !(begun === 'all' && one.length === 1 && words.length > 1),
  )
  const asked = telling.length || words.length !== 1 ? telling : words
  return (
    asked
      .map((one) => {
        const open = begun === 'all' || (begun === 'last' && one === last && !letter)
        const forms = [...new Set([one, singular(one)])].map((form) => `'${form}'${open ? ':*' : ''}`)
        return forms.length > 1 ? `(${forms.join(' | ')})` : forms[0]
      })
      .join(' & ') || undefined
  )
}

/** The `tsquery` of words that are still being typed; a last letter alone narrows nothing. */
export function typedQuery(words: readonly string[]): string | undefined {
  return searchQuery(words, words.length > 1 && words.at(-1)!.length === 1 ? 'last' : 'all')
}

function singular(plural: string): string {
  if (plural.length < 4 || !plural.endsWith('s')) return plural
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz|oe)s$/.test(plural) && plural.endsWith('es')) return plural.slice(0, -2)
  return /[^sui]s$/.test(plural) ? plural.slice(0, -1) : plural
}
