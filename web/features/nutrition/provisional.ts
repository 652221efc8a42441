import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { provenanceOfAnswer } from '#contract/nutrition/provenance.ts'
import { newId } from '#web/http/random.ts'
import { emojiByKeyword } from './log/emoji-by-keyword.ts'

type Known = Pick<NutritionLog, 'foodName' | 'calories' | 'mealType' | 'targetDate'> & {
  [Field in keyof NutritionLog]?: NutritionLog[Field] | null
}

/** The expected entry, from what the client knows. */
export function provisional(known: Known): NutritionLog {
  const source = known.source ?? 'manual'
  const confidence = known.confidence ?? null
  return {
    id: newId(),
    foodName: known.foodName,
    foodEmoji: known.foodEmoji || emojiByKeyword(known.foodName),
    calories: known.calories,
    protein: known.protein ?? null,
    carbs: known.carbs ?? null,
    fat: known.fat ?? null,
    sugar: known.sugar ?? null,
    fiber: known.fiber ?? null,
    sodium: known.sodium ?? null,
    servingSize: known.servingSize ?? '',
    mealType: known.mealType,
    notes: known.notes ?? null,
    targetDate: known.targetDate,
    createdAt: new Date().toISOString(),
    source,
    provenance: known.provenance ?? provenanceOfAnswer({ source, confidence }),
    confidence,
    items: known.items ?? [],
    photoUrl: null,
  }
}
