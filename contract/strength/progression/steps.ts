import { mostKilograms } from '../sets.ts'

/** Highest multiple of `step` kilograms up to `value`, at least one; three decimals. */
export function floorTo(value: number, step: number): number {
  const steps = Math.max(1, Math.floor(value / step + 1e-6))
  return Math.min(mostKilograms, Math.round(steps * step * 1000) / 1000)
}

/** Nearest multiple of `step` kilograms, at least one. */
export const roundTo = (value: number, step: number) => floorTo(value + step / 2, step)
