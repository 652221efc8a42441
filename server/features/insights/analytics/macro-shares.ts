/** Kilocalories of a gram (Atwater's general factors). */
const energyOf = { protein: 4, carbs: 4, fat: 9 } as const
type Macro = keyof typeof energyOf
const macros = Object.keys(energyOf) as Macro[]

/**
 * Energy shares of the macronutrients in whole percents, exactly 100 in sum, or all 0 without energy. The largest
 * remainders are rounded up.
 */
export function macroShares(grams: Record<Macro, number | null>): Record<Macro, number> {
  const kilocalories = (name: Macro) => (grams[name] ?? 0) * energyOf[name]
  const energy = macros.reduce((sum, name) => sum + kilocalories(name), 0)
  if (energy <= 0) return { protein: 0, carbs: 0, fat: 0 }
  const exact = macros.map((name) => ({ name, percent: (kilocalories(name) * 100) / energy }))
  const whole = Object.fromEntries(exact.map(({ name, percent }) => [name, Math.floor(percent)])) as Record<
    Macro,
    number
  >
  const missing = 100 - macros.reduce((sum, name) => sum + whole[name], 0)
  const remainder = (percent: number) => percent - Math.floor(percent)
  const byRemainder = exact.toSorted((a, b) => remainder(b.percent) - remainder(a.percent))
  for (const { name } of byRemainder.slice(0, missing)) whole[name] += 1
  return whole
}
