import type { PushPayload } from '#contract/notifications.ts'
import type { PushOutcome } from './push.ts'

/** Push transport of one platform; like `Push`, for that platform's tokens. */
export type Transport = {
  refuse(token: string): string | undefined
  send(token: string, payload: PushPayload): Promise<PushOutcome>
}

/** Timeout of a push service in milliseconds. */
export const pushTimeoutMs = 10_000

/** Seconds that a push service stores a message for an offline device; reminders expire within hours. */
export const keptSeconds = 4 * 3600

/** Log of push services' answers: names and codes, never a token or an address. */
export type PushLog = { warn(about: object, line: string): void }
