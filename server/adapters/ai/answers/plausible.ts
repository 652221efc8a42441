import { most } from '#contract/nutrition/nutrition.ts'
import { ImplausibleAnswer } from '../model/model-error.ts'
import type { Figures } from './model-answers.ts'

/** Plausible figures, and whether the model's were changed. */
export type Settled = Omit<Figures, 'alcohol'> & { mended: boolean }

/** Energy of a gram in kcal: protein, carbohydrate, fat (Atwater) and alcohol. */
const energy = { protein: 4, carbs: 4, fat: 9, alcohol: 7 }
/** Salt is 39 % sodium: the maximum of milligrams in a gram of food. */
const mostSodiumPerGram = 393

/**
 * Clamps a model's figures to physically possible values: nutrients weigh no more than the food, energy follows
 * from the nutrients (within 20 %) and is at most 9 kcal/g. Throws `ImplausibleAnswer` without a usable weight.
 */
export function settle(stated: Figures): Settled {
  const { grams } = stated
  if (!(grams > 0 && grams <= most.amount)) throw new ImplausibleAnswer('a food without a weight')
  const claimed = positive(stated)
  const weight = claimed.protein + claimed.carbs + claimed.fat + claimed.alcohol
  // Models often give figures per 100 g for a smaller portion; their proportions are right.
  const share = weight > grams ? grams / weight : 1
  const protein = claimed.protein * share
  const carbs = claimed.carbs * share
  const fat = claimed.fat * share
  const yielded =
    protein * energy.protein +
    carbs * energy.carbs +
    fat * energy.fat +
    claimed.alcohol * share * energy.alcohol
  const fiber = Math.min(claimed.fiber, carbs)
  // Fibre yields about half as much energy, so high-fibre foods may state less.
  const addsUp =
    claimed.calories <= yielded * 1.2 + 10 &&
    claimed.calories >= (yielded - 2 * fiber) * 0.8 - 10 &&
    share > 0.95
  return {
    grams,
    protein,
    carbs,
    fat,
    fiber,
    sugar: Math.min(claimed.sugar, carbs),
    sodium: Math.min(claimed.sodium, grams * mostSodiumPerGram),
    calories: Math.min(addsUp ? claimed.calories : yielded, grams * 9),
    confidence: addsUp ? sureness(stated.confidence) : Math.min(sureness(stated.confidence), 0.5),
    mended: !addsUp,
  }
}

/** A model's confidence from 0 to 0.95; estimates are never certain. Percentages are accepted. */
export function sureness(stated: number): number {
  if (!(stated >= 0 && stated <= 100)) return 0.5
  return Math.min(stated > 1 ? stated / 100 : stated, 0.95)
}

function positive(stated: Figures): Figures {
  const entries = Object.entries(stated).map(([name, value]) => [
    name,
    Number.isFinite(value) ? Math.max(0, value) : 0,
  ])
  return Object.fromEntries(entries) as Figures
}
