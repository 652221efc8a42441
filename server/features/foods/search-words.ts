const word = /[\p{L}\p{N}]+/gu
const marks = /[\p{M}'’`]+/gu
/** Words that tell nothing about which food is meant. */
const glue = new Set(['a', 'an', 'and', 'of', 'the', 'with', 'in', 'or', 'for', 'ns', 'as', 'to'])

/** The words of a food's name as they are searched by: lower case, without accents, apostrophes and glue. */
export function searchWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(marks, '')
  return [...new Set((plain.match(word) ?? []).filter((one) => one.length <= 40))].slice(0, 32)
}

/** The `tsvector` of a name and brand, as text: every telling word, and its singular beside a plural. */
export function searchVector(...texts: (string | null | undefined)[]): string {
  const words = searchWords(texts.filter(Boolean).join(' ')).filter((one) => !glue.has(one))
  return [...new Set(words.flatMap((one) => [one, singular(one)]))].map((one) => `'${one}'`).join(' ')
}

/**
 * Which words of what was typed may be beginnings of words in the name: the `last` one as a rule, `all` where that
 * finds too little, none where only `whole` words count.
 */
export type Begun = 'last' | 'all' | 'whole'

/** The `tsquery` of words as typed; undefined without any that tells something. */
export function searchQuery(words: readonly string[], begun: Begun = 'last'): string | undefined {
  const last = words.at(-1)
  // One letter after other words: its beginnings are half the table, and it says little before the next letter.
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

function singular(plural: string): string {
  if (plural.length < 4 || !plural.endsWith('s')) return plural
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz|oe)s$/.test(plural) && plural.endsWith('es')) return plural.slice(0, -2)
  return /[^sui]s$/.test(plural) ? plural.slice(0, -1) : plural
}
