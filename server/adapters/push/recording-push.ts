import type { PushPayload } from '#contract/notifications.ts'
import type { Push, PushOutcome, PushTarget } from './push.ts'

export type RecordingPush = Push & {
  /** What was taken, in order. */
  sent: { target: PushTarget; payload: PushPayload }[]
  /** How sending to a token ends, where not with `sent`. */
  outcomes: Map<string, PushOutcome>
}

/** A push service that keeps what it is given; for tests that do not concern the protocol. */
export function recordingPush(): RecordingPush {
  const sent: RecordingPush['sent'] = []
  const outcomes: RecordingPush['outcomes'] = new Map()
  return {
    publicKey: 'a public key',
    serves: () => true,
    sent,
    outcomes,
    refuse: ({ token }) => (token.includes('not a push service') ? 'That is no push service.' : undefined),
    async send(target, payload) {
      const outcome = outcomes.get(target.token) ?? 'sent'
      if (outcome === 'sent') sent.push({ target, payload })
      return outcome
    },
  }
}
