import type { PushPayload, platforms } from '#contract/notifications.ts'

/** A browser's subscription (its JSON) or a phone's token. */
export type PushTarget = { platform: (typeof platforms)[number]; token: string }

/**
 * `sent`: the push service took it. `gone`: the device will never take one again and should be forgotten.
 * `later`: the service asked to wait or did not answer. `off`: this instance cannot send to such a device.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'off'

export type Push = {
  /** What browsers subscribe with (VAPID, base64url). */
  publicKey: string
  /** Whether this instance can send to devices of `platform`. */
  serves(platform: PushTarget['platform']): boolean
  /** Why a target is refused, in a sentence; undefined when it may be kept. Checked again when sent to. */
  refuse(target: PushTarget): string | undefined
  /** Never throws and ends within its time limit. */
  send(target: PushTarget, payload: PushPayload): Promise<PushOutcome>
}
