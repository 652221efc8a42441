import type { ActivityType } from '#contract/activities/activities.ts'
import { sportNumbers, sportWords, unspecificTypes } from './sport-words.ts'

type Words = { type: ActivityType; whole: readonly string[]; inside: readonly RegExp[] }

/** A word of katakana alone ends where another script begins, unlike one of Han. */
const katakana = /^[\p{Script=Katakana}ー]+$/u
/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const known: readonly Words[] = sportWords.map(([type, list]) => {
  const words = list.split(', ').map(plainOf)
  return {
    type,
    whole: words.filter((word) => !unspaced.test(word)).map((word) => ` ${word} `),
    inside: words.filter((word) => unspaced.test(word)).map(unspacedWord),
  }
})

function unspacedWord(word: string): RegExp {
  const beside = '[\\p{Script=Katakana}ー]'
  return new RegExp(katakana.test(word) ? `(?<!${beside})${word}(?!${beside})` : word, 'u')
}

/** The first of these texts that names a sport, by whole words; of a type also by its number. */
export function sportOf(...told: (string | null | undefined)[]): ActivityType {
  for (const text of told) {
    const plain = plainOf(text ?? '')
    const spaced = ` ${plain} `
    const found = known.find(
      ({ whole, inside }) =>
        whole.some((word) => spaced.includes(word)) || inside.some((word) => word.test(plain)),
    )
    if (found) return found.type
  }
  return 'other'
}

/** Sport of a stated type; names count only where the type says none. */
export function statedSportOf(type: string | null, ...names: (string | null)[]): ActivityType {
  const plain = plainOf(type ?? '')
  if (unspecificTypes.has(plain)) return sportOf(...names)
  return sportNumbers[plain] ?? sportOf(type)
}

/** Lower-case words without accents, separated by a space; `camelCase` becomes two. */
function plainOf(text: string): string {
  return text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
