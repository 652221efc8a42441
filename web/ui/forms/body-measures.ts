/** The international pound and inch, exact by definition since 1959. */
const kilogramsPerPound = 0.45359237
const centimetresPerInch = 2.54
const inchesPerFoot = 12

export const poundsOf = (kilograms: number) => kilograms / kilogramsPerPound
/** Kilograms to the hundredth, which is how they are stored. */
export const kilogramsOf = (pounds: number) => toHundredth(pounds * kilogramsPerPound)

/** Centimetres as whole feet and the inches that remain, to the nearest half. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const halves = Math.round((centimetres / centimetresPerInch) * 2)
  const whole = Math.floor(halves / 2 / inchesPerFoot)
  return { feet: whole, inches: halves / 2 - whole * inchesPerFoot }
}

/** Centimetres to the hundredth. */
export const centimetresOf = (feet: number, inches: number) =>
  toHundredth((feet * inchesPerFoot + inches) * centimetresPerInch)

const toHundredth = (value: number) => Math.round(value * 100) / 100
