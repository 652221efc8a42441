import type * as z from 'zod'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { knownParts } from './known-parts.ts'

/** Parts of an answer that its endpoint names. Error: an answer that the contract does not allow. */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const { success, data, error } = endpoint.response.safeParse(answer)
  if (success) return data
  throw notAllowed(endpoint, error)
}

/**
 * The same for stored values, which earlier versions checked less: those beyond their bounds are shown as they are, and
 * their paths named, so that they can be found, corrected and removed.
 */
export function readAnswer(endpoint: Endpoint, answer: unknown): { shown: unknown; outOfRange: string[] } {
  const { success, data, error } = endpoint.response.safeParse(answer)
  if (success) return { shown: data, outOfRange: [] }
  if (!error.issues.every(isBeyondBounds)) throw notAllowed(endpoint, error)
  return {
    shown: knownParts(endpoint.response, answer),
    outOfRange: error.issues.map(({ path }) => path.join('.')),
  }
}

/** Whether a value has the right type and is refused for its size alone. */
function isBeyondBounds(issue: z.core.$ZodIssue): boolean {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
    case 'not_multiple_of':
    case 'custom':
      return true
    case 'invalid_type':
      return issue.expected === 'int'
    case 'invalid_union':
      return issue.errors.some((option) => option.every(isBeyondBounds))
    default:
      return false
  }
}

function notAllowed({ method, path }: Endpoint, { message }: z.ZodError) {
  return new Error(`${method} ${path} answers what its contract does not allow: ${message}`)
}

/** An answer serialized beforehand, in the endpoint's shape; sent without validation. */
export class SerializedAnswer<T> {
  declare readonly shape: T
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
