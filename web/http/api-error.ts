import type { ErrorBody, ErrorCode } from '#contract/http/errors.ts'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { formatLongDate } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** A refused call: `message` is "{status}: {text}", `body` the parsed error body. */
export class ApiError extends Error {
  readonly status: number
  readonly text: string
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.body = parse(text)
  }

  get code(): ErrorCode | undefined {
    return this.body?.code
  }

  /** Refused fields and reasons, by the schema's names. */
  get fields(): Record<string, string> {
    return this.body?.fields ?? {}
  }
}

/** Reads the body of a refused answer. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  return new ApiError(response.status, text || response.statusText)
}

/** The user-facing sentence for `error`; `fallback` if it has none. */
export function errorText(error: unknown, fallback: string = words.tryAgain): string {
  if (error instanceof ApiError) return error.body?.message ?? fallback
  // fetch throws a TypeError without a network.
  if (error instanceof TypeError) return words.unreachable
  return fallback
}

/** The server's sentence for `error`; `fallback` if it gave none, also where it was not reached. */
export function serverText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? errorText(error, fallback) : fallback
}

/** Whether the session has ended; the sign-in page opens by itself, so the screen shows nothing more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Whether the addressed resource is missing: deleted, owned by another account, or a malformed id. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || (error.status === 400 && 'id' in error.fields))
}

/** Whether the call was aborted by the user or by navigation; needs no message. */
export function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Whether nothing was recognized in what was sent (422); the sentence belongs beside it. */
export function isNotUnderstood(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}

/** Whether no server answered: no network, or a gateway's own answer. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return !error.body && [502, 503, 504].includes(error.status)
  return error instanceof TypeError
}

/** Whether the plan or its quota refused the call (402). */
export function isPlanError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 402
}

/** Usage in the current month. */
export type UsedUp = { used: number; limit: number }
type PlanRefusal = {
  title: string
  text: string
  usedUp?: UsedUp
  /** The cheapest plan that allows this; undefined if any plan does. */
  upgrade?: PlanId | undefined
}

/** The message for a refusal by plan or quota. */
export function planRefusal(error: ApiError): PlanRefusal {
  const { code, message, limit, used, resetsAt, plan } = error.body ?? {}
  if (code === 'quota_exceeded' && limit !== undefined && used !== undefined && resetsAt) {
    const text = words.quotaUsed(used, limit, formatLongDate(resetsAt))
    return { title: words.quotaTitle, text, usedUp: { used, limit }, upgrade: plan }
  }
  if (plan === 'pro') return { title: words.partOf(plans.pro.name), text: words.partOfText, upgrade: plan }
  return { title: words.planTitle, text: message ?? words.planText }
}

/** Parses our error body, recognised by its two required fields; a gateway's own error page has neither. */
function parse(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text)
    return typeof body?.message === 'string' && typeof body.code === 'string' ? body : undefined
  } catch {
    return undefined
  }
}
