import * as z from 'zod'

/** Names one food for good: `builtin:chicken breast`, `usda:173944`, `off:03017620422003`, `custom:<uuid>`. */
export const foodRef = z
  .string()
  .max(160, 'That is not a food’s reference.')
  .regex(/^(builtin|usda|off|custom):[^\p{Cc}]+$/u, 'That is not a food’s reference.')
  .refine((text) => text.isWellFormed(), 'That is not a food’s reference.')
