import { editDistance } from '#contract/measures/edit-distance.ts'
import { lazy } from '../lazy.ts'

/** How many slips a word of that length may hold and still be taken for another. */
export function tolerance(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3
}

export type Speller = (word: string) => { word: string; distance: number } | undefined

/** Finds the known word that a misspelt one most likely means; `frequency` decides between equals. */
export function speller(frequency: ReadonlyMap<string, number>): Speller {
  const byLength = new Map<number, { word: string; letters: number }[]>()
  for (const word of frequency.keys()) {
    if (word.length < 3 || /\d/.test(word)) continue
    const same = byLength.get(word.length) ?? []
    same.push({ word, letters: lettersOf(word) })
    byLength.set(word.length, same)
  }
  const skeletons = lazy(() => byConsonants(frequency))
  return (word) => {
    if (!/[aeiou\d]/.test(word)) {
      const meant = skeletons().get(consonants(word))
      if (meant) return { word: meant, distance: 1 }
    }
    const limit = tolerance(word.length)
    if (limit === 0 || word.length > 24) return undefined
    const letters = lettersOf(word)
    let best: { word: string; distance: number } | undefined
    let bestCost = Number.POSITIVE_INFINITY
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const candidate of byLength.get(length) ?? []) {
        if (bits(candidate.letters ^ letters) > 2 * limit) continue
        const distance = editDistance(word, candidate.word, limit)
        if (distance > limit || distance > tolerance(candidate.word.length)) continue
        const cost =
          costOf(word, candidate.word, distance) - 0.1 * Math.log(frequency.get(candidate.word) ?? 1)
        if (cost < bestCost) {
          bestCost = cost
          best = { word: candidate.word, distance }
        }
      }
    }
    return bestCost <= limit + 0.2 ? best : undefined
  }
}

/**
 * Whether a word may be a slip for another: letters left out, doubled or swapped, another vowel, or one wrong letter in
 * a long word. A short word with another consonant is another word more often: "käse" is no kale, "Barney" no barley.
 */
export function isSlip(typed: string, meant: { word: string; distance: number }) {
  const { word, distance } = meant
  if (typed.length !== word.length || consonants(typed) === consonants(word)) return true
  const long = typed.length >= 8 ? 2 : typed.length === 7 ? 1 : 0
  return sorted(typed) === sorted(word) || distance <= long
}

function sorted(word: string) {
  return [...word].toSorted().join('')
}

/** People seldom miss the first letter; slips in vowels and doubled letters are the common ones. */
function costOf(word: string, candidate: string, distance: number) {
  const otherStart = word[0] === candidate[0] ? 0 : 0.9
  const sameConsonants = consonants(word) === consonants(candidate) ? -0.25 : 0
  // A letter left out is likelier than a wrong consonant.
  const otherConsonant = sameConsonants === 0 && word.length === candidate.length ? 0.3 : 0
  return distance + otherStart + sameConsonants + otherConsonant
}

export function consonants(word: string) {
  return word
    .replace(/[aeiouy]+/g, '')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/(.)\1+/g, '$1')
}

/** The commonest word of each run of three consonants or more: "sndwch" and "slc" leave only their vowels out. */
function byConsonants(frequency: ReadonlyMap<string, number>) {
  const words = new Map<string, string>()
  for (const [word, count] of frequency) {
    const key = consonants(word)
    if (key.length < 3 || !/[aeiou]/.test(word)) continue
    const other = words.get(key)
    if (other === undefined || (frequency.get(other) ?? 0) < count) words.set(key, word)
  }
  return words
}

function lettersOf(word: string) {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

function bits(value: number) {
  let rest = value - ((value >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
