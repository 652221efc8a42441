import type { Kind } from './ingredient.ts'

/**
 * Safe core temperature in degrees Celsius and minutes of rest; undefined for foods that are safe raw. USDA Food
 * Safety and Inspection Service, Safe Minimum Internal Temperature Chart: poultry and leftovers 165 °F, ground
 * meat, egg dishes, game and offal 160 °F, whole cuts, fish and shellfish 145 °F.
 */
export function safeCore(kinds: readonly Kind[], contains: ReadonlySet<string>) {
  const has = (kind: Kind) => kinds.includes(kind)
  const core = (celsius: number, restMinutes = 0) => ({ celsius, restMinutes })
  if (has('cured_meat') || has('tinned_fish')) return undefined
  if (has('cooked_meat') || has('cooked_rice') || has('poultry')) return core(74)
  if (has('ground_meat') || has('sausage')) return core(contains.has('poultry') ? 74 : 71)
  if (has('red_meat')) return contains.has('game') || contains.has('offal') ? core(71) : core(63, 3)
  if (has('fish') || has('shellfish')) return core(63)
  return has('egg') ? core(71) : undefined
}
