import { most } from '#contract/nutrition.ts'
import type { Nutrients } from '../food.ts'

/** Little words in a row ("and then I just …") that are passed over before a rule gives up, so that reading stays linear. */
export const mostLeadIn = 8

/** Whether figures are such as one entry of the log may hold; more is a typing slip, not a meal. */
export function fitsOneEntry(eaten: Nutrients & { grams?: number }): boolean {
  const { calories, protein, carbs, fat, sugar, fiber, sodium, grams = 0 } = eaten
  const macros = [protein, carbs, fat, sugar, fiber]
  return (
    grams <= most.amount &&
    calories <= most.calories &&
    sodium <= most.sodium &&
    macros.every((figure) => figure <= most.grams)
  )
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const unprintable = /[\u0000-\u001f\u007f\s]+/g

/** A stretch of the sentence on one line of at most 200 characters. */
export function ownWords(sentence: string, start: number, end: number): string {
  return sentence.slice(start, end).replace(unprintable, ' ').slice(0, 200).toWellFormed().trim()
}
