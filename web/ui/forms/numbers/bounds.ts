import type * as z from 'zod'

/** The values that a number field takes, in the unit of storage. */
export type Bounds = { least?: number; most?: number; whole?: boolean }

/** Bounds of a number's schema, optional or not. */
export function boundsOf(schema: z.ZodType): Bounds {
  let inner: unknown = schema
  for (;;) {
    if (isOptional(inner)) inner = inner.unwrap()
    else if (isPipe(inner)) inner = inner.out
    else break
  }
  const { minValue, maxValue, format } = inner as z.ZodNumber
  return { least: minValue ?? -Infinity, most: maxValue ?? Infinity, whole: format === 'safeint' }
}

export function isWithin(value: number, { least = -Infinity, most = Infinity, whole }: Bounds): boolean {
  return value >= least && value <= most && (!whole || Number.isInteger(value))
}

const isOptional = (schema: unknown): schema is z.ZodOptional =>
  (schema as z.ZodOptional).unwrap !== undefined
const isPipe = (schema: unknown): schema is z.ZodPipe => (schema as z.ZodPipe).out !== undefined
