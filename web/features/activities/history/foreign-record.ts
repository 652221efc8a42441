import type { UnitSystem } from '#contract/measures/units.ts'

/** The record distance that a unit system does not use; none for `specified`. */
export const foreignRecord = { specified: '', imperial: '1k', metric: 'mile' } satisfies Record<
  UnitSystem,
  string
>
