import type { ErrorBody, ErrorCode } from '#contract/http/errors.ts'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { formatLongDate } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** A call that was refused: `message` is "{status}: {text}", `body` what the server said about it. */
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

  /** The inputs at fault and why, by the schema's names. */
  get fields(): Record<string, string> {
    return this.body?.fields ?? {}
  }
}

/** Reads a refused answer to its end. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  return new ApiError(response.status, text || response.statusText)
}

/** The sentence that a person is shown for `error`; `fallback` where it holds none. */
export function errorText(error: unknown, fallback: string = words.tryAgain): string {
  if (error instanceof ApiError) return error.body?.message ?? fallback
  // What fetch throws where there is no network.
  if (error instanceof TypeError) return words.unreachable
  return fallback
}

/** The session is over: the sign-in page comes by itself, so the screen adds nothing. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Whether what an address names is not there: deleted, another person's, or no id at all. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || (error.status === 400 && 'id' in error.fields))
}

/** Whether a person (or their leaving) stopped the call; that needs no message. */
export function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Whether the plan or its quota stood in the way (402). */
export function isPlanError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 402
}

/** Units of the month. */
export type UsedUp = { used: number; limit: number }
type PlanRefusal = {
  title: string
  text: string
  usedUp?: UsedUp
  /** The plan that holds more; without it any plan will do. */
  upgrade?: PlanId | undefined
}

/** What to tell a person whose plan stood in the way. */
export function planRefusal(error: ApiError): PlanRefusal {
  const { code, message, limit, used, resetsAt, plan } = error.body ?? {}
  if (code === 'quota_exceeded' && limit !== undefined && used !== undefined && resetsAt) {
    const text = words.quotaUsed(used, limit, formatLongDate(resetsAt))
    return { title: words.quotaTitle, text, usedUp: { used, limit }, upgrade: plan }
  }
  if (plan === 'pro') return { title: words.partOf(plans.pro.name), text: words.partOfText, upgrade: plan }
  return { title: words.planTitle, text: message ?? words.planText }
}

/** By the two parts that every refusal of ours has: a gateway's own answers have neither. */
function parse(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text)
    return typeof body?.message === 'string' && typeof body.code === 'string' ? body : undefined
  } catch {
    return undefined
  }
}
