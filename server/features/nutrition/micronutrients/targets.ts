import type { Motherhood } from '#contract/account/profile.ts'
import type { Goals } from '#contract/goals.ts'
import type { PanelNutrient, PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import {
  recommendedIntake,
  supplementLimit,
  upperLimit,
} from '#server/knowledge/nutrients/reference-intakes.ts'

type Sex = 'female' | 'male'
/** Null where the profile does not say it. */
export type Person = { sex: Sex | null; age: number | null; motherhood: Motherhood | null }

/** Dietary Guidelines for Americans 2020–2025: less than 10 % of energy; 9 kcal a gram. */
const saturatedFat = { share: 0.1, kcalPerGram: 9 }

const goalOf = { protein: 'proteinGoal', carbs: 'carbGoal', fat: 'fatGoal' } as const

/** What a day should reach of a nutrient, and what it should not exceed; null where there is none or a fact is missing. */
export function targetsOf(
  name: PanelNutrient,
  { sex, age, motherhood }: Person,
  goals: Goals,
  ownTarget: number | null,
): Pick<PanelRow, 'target' | 'reference' | 'upperLimit' | 'supplementLimit'> {
  if (name === 'protein' || name === 'carbs' || name === 'fat')
    return { target: { amount: goals[goalOf[name]], basis: 'goal' }, reference: null, upperLimit: null }
  if (name === 'saturatedFatG') {
    const amount = (goals.dailyCalorieGoal * saturatedFat.share) / saturatedFat.kcalPerGram
    return { target: null, reference: null, upperLimit: { amount: Math.round(amount), basis: 'energy' } }
  }
  const reference =
    sex === null || age === null ? null : (recommendedIntake(name, { sex, age, motherhood }) ?? null)
  const ofSupplements = age === null ? undefined : supplementLimit(name, { age })
  const most = age === null ? undefined : upperLimit(name, { age, motherhood })
  return {
    target: ownTarget === null ? reference : { amount: ownTarget, basis: 'own' },
    reference,
    upperLimit: most === undefined ? null : { amount: most, basis: name === 'sodium' ? 'cdrr' : 'ul' },
    ...(ofSupplements !== undefined && { supplementLimit: ofSupplements }),
  }
}
