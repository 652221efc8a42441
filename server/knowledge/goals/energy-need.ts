import type { Level } from './prompt.ts'

export type Body = { weight: number; height: number; age: number; sex: 'female' | 'male' | 'unspecified' }

const constantOf = { male: 5, female: -161, unspecified: -78 } as const

/** Resting kilocalories a day: Mifflin and St Jeor (1990). With unknown sex the mean of the two equations. */
export function restingEnergy({ weight, height, age, sex }: Body): number {
  return 10 * weight + 6.25 * height - 5 * age + constantOf[sex]
}

/** Physical activity levels, within the bands of FAO/WHO/UNU, Human energy requirements (2004). */
export const activityFactor: Record<Level, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
}

/** Energy of a kilogram of body weight, in kilocalories (Wishnofsky 1958; a first approximation for some months). */
export const energyOfKilogram = 7700
