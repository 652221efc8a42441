/** Conversions fixed by the specification. */
export const kilometresPerMile = 1.60934
export const millilitresPerFluidOunce = 29.5735
export const fluidOuncesPerLitre = 33.814
/** The international pound, exact by definition since 1959. */
export const kilogramsPerPound = 0.45359237

/** Display units: mixed as specified, or one system throughout. */
export const unitSystems = ['specified', 'imperial', 'metric'] as const
export type UnitSystem = (typeof unitSystems)[number]
