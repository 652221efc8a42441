import { atMost } from '../measures/text.ts'

/** Permanent id of a food: `builtin:chicken breast`, `usda:173944`, `off:03017620422003`, `custom:<uuid>`. */
export const foodRef = atMost(160, 'That is not a food’s reference.')
  .regex(/^(builtin|usda|off|custom):[^\p{Cc}]+$/u, 'That is not a food’s reference.')
  .refine((text) => text.isWellFormed(), 'That is not a food’s reference.')
