import { kilogramsPerPound } from '#contract/measures/units.ts'

/** The international inch, exact by definition since 1959. */
const centimetresPerInch = 2.54
const inchesPerFoot = 12

export const poundsOf = (kilograms: number) => kilograms / kilogramsPerPound
/** Kilograms to 0.01, the precision of storage. */
export const kilogramsOf = (pounds: number) => toHundredth(pounds * kilogramsPerPound)

/** Centimetres as whole feet and inches, to the nearest half inch. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const halves = Math.round((centimetres / centimetresPerInch) * 2)
  const whole = Math.floor(halves / 2 / inchesPerFoot)
  return { feet: whole, inches: halves / 2 - whole * inchesPerFoot }
}

/** Centimetres to 0.01. */
export const centimetresOf = (feet: number, inches: number) =>
  toHundredth((feet * inchesPerFoot + inches) * centimetresPerInch)

const toHundredth = (value: number) => Math.round(value * 100) / 100
