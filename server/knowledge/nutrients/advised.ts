import type { Motherhood } from '#contract/account/profile.ts'
import { recommendedIntake, upperLimit } from './reference-intakes.ts'

/** Age in years, weight in kilograms; null when unknown. */
export type WhoEats = {
  sex: 'female' | 'male' | 'unspecified'
  motherhood: Motherhood | null
  age: number | null
  kilograms: number | null
}
export const advisedNames = ['fiber', 'sugar', 'sodium', 'caffeine', 'water'] as const
export type AdvisedNutrient = {
  name: (typeof advisedNames)[number]
  unit: 'g' | 'mg' | 'ml'
  /** A day's amount; null without a published one. */
  advised: number | null
  /** A minimum or a maximum. */
  bound: 'least' | 'most'
  source: string
}

type Step = { from: number; amount: number }
/** EFSA, Dietary Reference Values for water (2010): millilitres from food and drink together. */
const waterByAge: Record<'female' | 'male', Step[]> = {
  female: [
    { from: 14, amount: 2000 },
    { from: 9, amount: 1900 },
    { from: 4, amount: 1600 },
    { from: 2, amount: 1300 },
  ],
  male: [
    { from: 14, amount: 2500 },
    { from: 9, amount: 2100 },
    { from: 4, amount: 1600 },
    { from: 2, amount: 1300 },
  ],
}
/** EFSA (2010): millilitres that are added. */
const addedWater: Record<Motherhood, number> = { pregnancy: 300, lactation: 700 }
/** EFSA (2010): drinks give 70 to 80 % of it. */
const drunkShare = 0.8
/** EFSA, Scientific opinion on the safety of caffeine (2015): milligrams for adults, in pregnancy and lactation, and by kilogram before. */
const caffeine = { adult: 400, motherhood: 200, perKilogram: 3 } as const

const assumedAge = 30

/** Advised daily amounts of nutrients other than macros, for healthy people. */
export function advisedNutrients({ sex, motherhood, age, kilograms }: WhoEats): AdvisedNutrient[] {
  const years = age ?? assumedAge
  const at = (steps: Step[]) => steps.find(({ from }) => years >= from)?.amount ?? null
  // With unknown sex the smaller amount, which everybody meets.
  const known = sex === 'male' ? 'male' : 'female'
  const usualWater = at(waterByAge[known])
  const water = usualWater === null ? null : usualWater + (motherhood ? addedWater[motherhood] : 0)
  const fiber = recommendedIntake('fiber', { sex: known, age: years, motherhood })?.amount ?? null
  const adult = years >= 18
  return [
    { name: 'fiber', unit: 'g', advised: fiber, bound: 'least', source: 'National Academies 2005' },
    {
      name: 'sugar',
      unit: 'g',
      advised: null,
      bound: 'most',
      source: 'No limit is known for all sugar together (EFSA 2022); WHO 2015 advises on free sugar alone',
    },
    {
      name: 'sodium',
      unit: 'mg',
      advised: upperLimit('sodium', { age: years, motherhood }) ?? null,
      bound: 'most',
      source: 'National Academies 2019',
    },
    {
      name: 'caffeine',
      unit: 'mg',
      advised: motherhood
        ? caffeine.motherhood
        : adult
          ? caffeine.adult
          : kilograms === null
            ? null
            : Math.round(kilograms * caffeine.perKilogram),
      bound: 'most',
      source: adult || motherhood ? 'EFSA 2015' : 'EFSA 2015, 3 mg a kilogram of body weight',
    },
    {
      name: 'water',
      unit: 'ml',
      advised: water === null ? null : Math.round(water * drunkShare),
      bound: 'least',
      source: 'EFSA 2010; drinks give about 80% of the water that is advised',
    },
  ]
}
