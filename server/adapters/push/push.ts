import type { PushPayload, platforms } from '#contract/notifications.ts'

/** A browser's subscription (its JSON) or a phone's token. */
export type PushTarget = { platform: (typeof platforms)[number]; token: string }

/**
 * `sent`: accepted by the push service. `gone`: the device is unregistered and should be deleted. `later`: the
 * service asked to wait or did not answer. `off`: this instance cannot send to such a device.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'off'

export type Push = {
  /** Public VAPID key for browser subscriptions (base64url). */
  publicKey: string
  /** Whether this instance can send to devices of `platform`. */
  serves(platform: PushTarget['platform']): boolean
  /** Reason for refusing a target, as a sentence; undefined when valid. Checked again before sending. */
  refuse(target: PushTarget): string | undefined
  /** Never throws and ends within its time limit. */
  send(target: PushTarget, payload: PushPayload): Promise<PushOutcome>
}
