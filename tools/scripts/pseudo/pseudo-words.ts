const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
const accented = [...'ȦȧƁƀƇƈḒḓḖḗƑƒƓɠĦħĪīĴĵĶķĿŀḾḿȠƞǾǿƤƥɊɋŘřŞşŦŧŬŭṼṽẆẇẊẋẎẏẐẑ']
const accentOf = new Map([...plain].map((letter, at) => [letter, accented[at]!]))

/** Names of things, addresses and codes that stand among the words. */
const code = /^[a-z\d]+(-[a-z\d]+)+$|^\/\w|^https?:|@|^#/
const codeKeys = new Set(['tone', 'name', 'feature'])

/** As a longer language would have it: accents on each letter, 40 % more of it, brackets around it. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text) || code.test(text)) return text
  // Words made of words are marked once.
  const bare = text.replace(/[[\]]|\s*~+/g, '')
  const more = '~'.repeat(Math.ceil(bare.length * 0.4)).replace(/~{6}(?=~)/g, '$& ')
  return `[${[...bare].map((letter) => accentOf.get(letter) ?? letter).join('')} ${more}]`
}

/** A feature's words in the pseudo-locale, in place: texts, what functions answer, and all that lies below. */
export function pseudo<Words>(words: Words): Words {
  return change(words, '') as Words
}

function change(value: unknown, key: string): unknown {
  if (typeof value === 'string')
    return codeKeys.has(key) && /^[a-z\d-]+$/.test(value) ? value : pseudoText(value)
  if (typeof value === 'function') return (...given: unknown[]) => change(value(...given), key)
  if (typeof value !== 'object' || value === null) return value
  // In place: some words are made from their neighbours.
  for (const [name, part] of Object.entries(value))
    (value as Record<string, unknown>)[name] = change(part, name)
  return value
}
