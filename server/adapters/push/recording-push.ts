import type { PushPayload } from '#contract/notifications.ts'
import type { Push, PushOutcome, PushTarget } from './push.ts'

export type RecordingPush = Push & {
  /** Accepted messages, in order. */
  sent: { target: PushTarget; payload: PushPayload }[]
  /** Outcomes by token; `sent` by default. */
  outcomes: Map<string, PushOutcome>
}

/** Records messages; for tests that do not concern the protocol. */
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
