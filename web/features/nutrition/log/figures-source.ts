import { confidenceBand, type MealAnalysis, type NutritionLog } from '#contract/nutrition.ts'
import { words } from '../words.ts'

type Logged = Pick<NutritionLog, 'source' | 'confidence' | 'photoUrl'>

/** The source of an entry's figures for lists: 'photo, high confidence'. */
export function shortSource({ source, confidence, photoUrl }: Logged): string {
  if (source === 'manual') return words.sources.manual
  if (source === 'builtin') return words.sources.words
  const band = words.bands[confidenceBand(confidence ?? 0)]
  return photoUrl ? words.sources.photo(band) : words.sources.wordsByModel(band)
}

/** The same as a sentence, for the entry's details. */
export function longSource({ source, photoUrl }: Logged): string {
  if (source === 'manual') return words.enteredByHand
  if (source === 'builtin') return words.countedByTable
  return photoUrl ? words.readByModelPhoto : words.readByModelWords
}

/** The sentence for an analysis that is not confirmed yet. */
export function analysisSource({ source }: Pick<MealAnalysis, 'source'>): string {
  return source === 'builtin' ? words.countedByTable : words.readByModel
}
