import * as z from 'zod'

/**
 * Parts of `stored` known to `schema`. Fields missing in earlier versions stay absent, so the result may not fit
 * the schema.
 */
export function knownParts(schema: z.core.$ZodType, stored: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      if (!stored || typeof stored !== 'object') return stored
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([name]) => Object.hasOwn(stored, name))
          .map(([name, part]) => [name, knownParts(part, stored[name as keyof typeof stored])]),
      )
    case 'array':
      return Array.isArray(stored) ? stored.map((one) => knownParts(def.element, one)) : stored
    case 'optional':
    case 'nullable':
    case 'default':
      return knownParts(def.innerType, stored)
    case 'union': {
      const option = def.options.find((one) => z.safeParse(one, stored).success) ?? def.options[0]
      return option ? knownParts(option, stored) : stored
    }
    default:
      return stored
  }
}
