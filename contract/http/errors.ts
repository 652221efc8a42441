import * as z from 'zod'
import { planId } from '../subscriptions/plan-schemas.ts'

/** Error codes and their status. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  quota_exceeded: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  /** A description or photo in which nothing was recognized, or that no configured model can read. */
  not_understood: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf

/** Body of a refusal. `message` is shown to users, `code` is for programs, `fields` names the invalid inputs. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  /** Quota answers only: units a month (−1: no limit), units used, and the time of the reset. */
  limit: z.number().int().optional(),
  used: z.number().int().optional(),
  resetsAt: z.iso.datetime({ offset: true }).optional(),
  /** Plan and quota answers: the cheapest plan with it, or with more of it. */
  plan: planId.optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

type Details = Omit<ErrorBody, 'message' | 'code' | 'requestId'> & { retryAfterSeconds?: number }

/** A refusal with a user-visible message. Any other thrown error is a bug and answers as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** Throws a 404 that names the missing thing: `found(row, 'Recipe')`. */
export function found<T>(row: T | undefined | null, thing: string): T {
  if (row === undefined || row === null) throw new AppError('not_found', `${thing} not found.`)
  return row
}
