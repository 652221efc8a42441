import type { Body } from '../goals/energy-need.ts'

/** Kilocalories of a kilogram of changed fat mass and fat-free mass: 39.5 and 7.6 MJ (Hall, Int J Obes 2008, 32:573). */
const energyOfFat = 9441
const energyOfFatFree = 1816
/** Kilograms: fat-free mass grows as 10.4 times the logarithm of fat mass (Forbes, Nutr Rev 1987, 45:225). */
const forbes = 10.4
/** Bounds of body fat as a share of the weight, as the regression leaves them for extreme bodies. */
const leastFat = 0.06
const mostFat = 0.6
const sexTerm = { male: 10.8, female: 0, unspecified: 5.4 } as const

/** Kilograms of fat by body mass index, age and sex (Deurenberg, Br J Nutr 1991, 65:105; standard error 4 % of the weight). */
export function fatMass({ weight, height, age, sex }: Body): number {
  const bodyMassIndex = weight / (height / 100) ** 2
  const share = (1.2 * bodyMassIndex + 0.23 * age - sexTerm[sex] - 5.4) / 100
  return weight * Math.min(mostFat, Math.max(leastFat, share))
}

/**
 * Kilocalories of a kilogram of slow weight change at a fat mass in kilograms: Hall's energy densities in the
 * proportion of fat and fat-free mass that Forbes' curve has there.
 */
export function energyDensity(fat: number): number {
  return (fat * energyOfFat + forbes * energyOfFatFree) / (fat + forbes)
}
