import * as z from 'zod'

/** Conversions fixed by the specification. */
export const kilometresPerMile = 1.60934
export const millilitresPerFluidOunce = 29.5735
export const fluidOuncesPerLitre = 33.814

/** Which system the screens show: as the specification mixes them, or one of the two throughout. */
export const unitSystem = z.enum(['specified', 'imperial', 'metric'])
export type UnitSystem = z.infer<typeof unitSystem>
