import type { PushPayload } from '#contract/notifications.ts'
import type { PushOutcome } from './push.ts'

/** How one platform's devices are reached; as `Push`, for tokens of that platform. */
export type Transport = {
  refuse(token: string): string | undefined
  send(token: string, payload: PushPayload): Promise<PushOutcome>
}

/** Milliseconds that a push service has for its answer. */
export const pushTimeoutMs = 10_000

/** Seconds that a push service keeps a message for a device that is away: a reminder of lunch is none at supper. */
export const keptSeconds = 4 * 3600

/** Told what services answer: their names and codes, never a token or an address. */
export type PushLog = { warn(about: object, line: string): void }
