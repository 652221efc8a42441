import type { Recipe } from '#contract/recipes.ts'

type Work = { steps: readonly string[]; minutes: number; advanced?: boolean }

const techniques = [
  /\b(?:fry|fries|sear|brown)\b/i,
  /\b(?:roast|bake)\b/i,
  /\b(?:boil|simmer)\b/i,
  /\bgrill\b/i,
  /\bsteam\b/i,
  /\bpoach\b/i,
  /\b(?:knead|roll out|whisk)\b/i,
  /\b(?:fold|shape|stuff|coat)\b/i,
]

/** Difficulty by number of steps, techniques and total minutes. */
export function difficultyOf({ steps, minutes, advanced }: Work): Recipe['difficulty'] {
  if (advanced) return 'advanced'
  const taken = techniques.filter((technique) => steps.some((step) => technique.test(step))).length
  const effort = steps.length + taken * 2 + minutes / 10
  return effort < 12.5 ? 'beginner' : effort < 21 ? 'intermediate' : 'advanced'
}
