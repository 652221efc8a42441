const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
const accented = [...'ȦȧƁƀƇƈḒḓḖḗƑƒƓɠĦħĪīĴĵĶķĿŀḾḿȠƞǾǿƤƥɊɋŘřŞşŦŧŬŭṼṽẆẇẊẋẎẏẐẑ']
const accentOf = new Map([...plain].map((letter, at) => [letter, accented[at]!]))
const letterOf = new Map([...accentOf].map(([letter, accent]) => [accent, letter]))

/** Identifiers, addresses and codes among the words. */
const code = /^[a-z\d]+(-[a-z\d]+)+$|^\/\w|^https?:|@|^#/
const codeKeys = new Set(['tone', 'name', 'feature'])

/** Pseudo-translates a text: accented letters, 40 % longer, in brackets. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text) || code.test(text)) return text
  // Texts composed of words are marked once.
  const bare = text.replace(/[[\]]|\s*~+/g, '')
  const more = '~'.repeat(Math.ceil(bare.length * 0.4)).replace(/~{6}(?=~)/g, '$& ')
  return `[${[...bare].map((letter) => accentOf.get(letter) ?? letter).join('')} ${more}]`
}

/** The text behind a pseudo-translated one; other texts stay as they are. */
export const plainText = (text: string): string =>
  [...text.replace(/[[\]]|\s*~+/g, '')].map((letter) => letterOf.get(letter) ?? letter).join('')

/** Pseudo-translates a feature's words in place: texts, results of functions, and nested objects. */
export function pseudo<Words>(words: Words): Words {
  return change(words, '') as Words
}

function change(value: unknown, key: string): unknown {
  if (typeof value === 'string')
    return codeKeys.has(key) && /^[a-z\d-]+$/.test(value) ? value : pseudoText(value)
  if (typeof value === 'function') return (...given: unknown[]) => change(value(...given), key)
  if (typeof value !== 'object' || value === null) return value
  // In place, because some words are computed from others.
  for (const [name, part] of Object.entries(value))
    (value as Record<string, unknown>)[name] = change(part, name)
  return value
}
