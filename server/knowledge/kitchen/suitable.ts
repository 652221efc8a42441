import { type Allergy, allergies, dietaryPreferences } from '#contract/account/profile.ts'
import type { Kind } from './ingredient.ts'

type Diet = (typeof dietaryPreferences)[number]
export type Eater = { diets: readonly Diet[]; allergies: readonly Allergy[] }
/** Contents of an ingredient; `kinds` if the kitchen knows it, which finer diets require. */
export type Judged = { contains: ReadonlySet<string>; kinds?: readonly Kind[] | undefined }

const meat = ['meat', 'poultry', 'beef', 'pork', 'lamb', 'game', 'offal', 'blood', 'gelatin']
const seafood = ['fish', 'shellfish']

/** Contents excluded by diets; the others depend on more than one ingredient. */
const leftOut: Partial<Record<Diet, readonly string[]>> = {
  vegetarian: [...meat, ...seafood, 'rennet'],
  vegan: [...meat, ...seafood, 'rennet', 'animal', 'milk', 'egg', 'honey'],
  pescatarian: meat,
  halal: ['pork', 'blood', 'gelatin', 'alcohol'],
  kosher: ['pork', 'blood', 'gelatin', 'shellfish', 'not_kosher'],
  gluten_free: ['gluten', 'wheat'],
  dairy_free: ['milk'],
  paleo: ['gluten', 'wheat', 'milk', 'soy', 'peanut', 'lupin'],
}
const notPaleo: readonly Kind[] = [
  ...(['pulse', 'lentil', 'dry_pulse', 'tofu', 'meat_substitute', 'rice', 'cooked_rice', 'grain'] as const),
  ...(['pasta', 'fresh_pasta', 'cooked_pasta', 'noodle', 'bread', 'flatbread', 'flour', 'oats'] as const),
  ...(['cereal', 'pastry', 'crumb', 'chocolate', 'plant_milk', 'plant_cream', 'plant_yogurt'] as const),
]
/** Grams of carbohydrate per serving on low-carbohydrate diets: a third of 20–50 and of 100 g a day, rounded. */
const mostCarbs: Partial<Record<Diet, number>> = { keto: 15, low_carb: 30 }

export const limitsCarbs = (diets: readonly Diet[]) => diets.some((diet) => diet in mostCarbs)

/** Whether an ingredient must not be shown to `eater`, not even in a sentence. */
export function isLeftOut({ contains, kinds }: Judged, eater: Eater): boolean {
  return (
    eater.allergies.some((allergy) => contains.has(allergy)) ||
    eater.diets.some(
      (diet) =>
        leftOut[diet]?.some((word) => contains.has(word)) ||
        (diet === 'paleo' && kinds?.some((kind) => notPaleo.includes(kind))),
    )
  )
}

/** Diets that allow all these ingredients. */
export function dietsOf(parts: readonly Judged[], carbsOfServing: number): Diet[] {
  const holds = (word: string) => parts.some(({ contains }) => contains.has(word))
  return dietaryPreferences.filter((diet) => {
    if (parts.some((part) => isLeftOut(part, { diets: [diet], allergies: [] }))) return false
    // The food table alone cannot tell rabbit from lamb or lentils from carrots.
    if (diet === 'paleo' || diet === 'kosher')
      if (parts.some(({ kinds }) => kinds === undefined)) return false
    if (diet === 'kosher' && holds('meat') && holds('milk')) return false
    return carbsOfServing <= (mostCarbs[diet] ?? Number.POSITIVE_INFINITY)
  })
}

export function allergensOf(parts: readonly Judged[]): Allergy[] {
  return allergies.filter((allergy) => parts.some(({ contains }) => contains.has(allergy)))
}
