import type { Nutrients } from './nutrients.ts'

/** Kilocalories of a gram (Regulation (EU) 1169/2011, annex XIV). */
const perGram = { protein: 4, carbs: 4, fat: 9, fiber: 2, alcohol: 7 } as const
type Macros = Record<'protein' | 'carbs' | 'fat', number>

/** Kilocalories of grams of macros. */
export const energyOfMacros = ({ protein, carbs, fat }: Macros) =>
  protein * perGram.protein + carbs * perGram.carbs + fat * perGram.fat

/** Difference from which energy and macros disagree, as a share, and for small figures in kilocalories. */
const disagreement = { share: 0.25, kcal: 10 } as const

type Figures = Pick<Nutrients, 'calories' | 'protein' | 'carbs' | 'fat'> & { fiber?: number | null }
type About = {
  /** Grams in 100 g; undefined if unknown. */
  alcohol?: number | undefined
  /** Whether energy may be that of alcohol. */
  isDrink?: boolean
}

/**
 * Kilocalories by the macros of 100 g where the stated energy is more than 25 % above or below; undefined where they agree,
 * or a macro is unknown. Labels count fiber among the carbs (USA) or beside them (EU), so either is taken.
 */
export function disagreeingEnergy(figures: Figures, { alcohol, isDrink = false }: About = {}) {
  const { calories, protein, carbs, fat, fiber } = figures
  if (protein === null || carbs === null || fat === null) return undefined
  const fibers = fiber ?? 0
  const others = protein * perGram.protein + fat * perGram.fat + (alcohol ?? 0) * perGram.alcohol
  const least = others + Math.max(0, carbs - fibers) * perGram.carbs
  const most = others + carbs * perGram.carbs + fibers * perGram.fiber
  const isBelow = calories < Math.min(least * (1 - disagreement.share), least - disagreement.kcal)
  const isAbove = calories > Math.max(most * (1 + disagreement.share), most + disagreement.kcal)
  if (isBelow) return Math.round(least)
  return isAbove && (alcohol !== undefined || !isDrink) ? Math.round(most) : undefined
}
