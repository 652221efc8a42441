import type { KitchenIngredient } from '../kitchen/ingredient.ts'

/** Degrees Fahrenheit as printed in the USDA chart. */
const fahrenheit: Record<number, number> = { 63: 145, 71: 160, 74: 165 }

/** Sign of being cooked through, "until …"; empty when none is required. */
export function safeWords(ingredients: readonly KitchenIngredient[]): string {
  const words = ingredients.flatMap((one) => wordsFor(one) ?? [])
  return words.length ? `until ${[...new Set(words)].join(' and ')}` : ''
}

function wordsFor({ safe, kinds }: KitchenIngredient): string | undefined {
  if (!safe) return undefined
  const at = `${safe.celsius} °C (${fahrenheit[safe.celsius]} °F)`
  const has = (kind: KitchenIngredient['kinds'][number]) => kinds.includes(kind)
  if (has('cooked_meat')) return `it is steaming hot right through at ${at}`
  if (has('cooked_rice')) return `the rice is steaming hot right through at ${at}`
  if (has('egg')) return `the egg is set right through at ${at}`
  if (has('poultry')) return `the juices run clear and the core reaches ${at}`
  if (has('ground_meat')) return `no pink is left and it reaches ${at}`
  if (has('sausage')) return `the middle of the sausage reaches ${at}`
  if (has('shellfish')) return `it is opaque and reaches ${at}`
  if (has('fish')) return `it flakes easily at ${at}`
  const rest = safe.restMinutes ? ` and has rested for ${safe.restMinutes} minutes` : ''
  return `the core reaches ${at}${rest}`
}
