import { createHash } from 'node:crypto'
import { Agent, request } from 'node:https'
import type { PushPayload } from '#contract/notifications.ts'
import type { VapidKeys } from '#server/settings/message-settings.ts'
import type { PushOutcome } from './push.ts'
import { readSubscription, type Subscription } from './subscription.ts'
import { keptSeconds, type PushLog, pushTimeoutMs, type Transport } from './transport.ts'

const idleMs = 4000

type Options = {
  keys: VapidKeys
  /** Contact for push services: an address starting with `mailto:` or `https:`. */
  contact: string
  allowedHosts: string[]
  log: PushLog
  timeoutMs?: number
  /** Further trusted certificate, PEM. */
  ca?: string
}

/** Web Push (RFC 8030, 8188, 8291, 8292) to browsers. */
export function browserPush({
  keys,
  contact,
  allowedHosts,
  log,
  timeoutMs = pushTimeoutMs,
  ca,
}: Options): Transport {
  // Kept alive within a burst only; the other end may close a connection idle for longer.
  const agent = new Agent({ keepAlive: true, timeout: idleMs, ...(ca && { ca }) })
  return {
    refuse(token) {
      const read = readSubscription(token, allowedHosts)
      return 'refused' in read ? read.refused : undefined
    },
    async send(token, payload) {
      const subscription = readSubscription(token, allowedHosts)
      if ('refused' in subscription) return 'off'
      const service = new URL(subscription.endpoint).hostname
      try {
        const sealed = await seal(subscription, payload, { subject: contact, ...keys })
        const status = await post(sealed, agent, timeoutMs)
        if (status < 200 || status > 299) log.warn({ service, status }, 'a push service refused a message')
        return outcomeOf(status)
      } catch (error) {
        log.warn({ service, failure: failureOf(error) }, 'a push service did not answer')
        return 'later'
      }
    },
  }
}

/** Builds the request with a payload encrypted for its browser. */
async function seal(
  subscription: Subscription,
  payload: PushPayload,
  vapidDetails: VapidKeys & { subject: string },
) {
  const { default: webPush } = await import('web-push')
  return webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
    vapidDetails,
    TTL: keptSeconds,
    // Messages are shown at once and expire soon; a sleeping phone would delay a lower urgency.
    urgency: 'high',
    // Replaces pending messages at the service too, not only those shown.
    topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32),
  })
}

/** Status of the answer within `timeoutMs`. Redirects are not followed and the body is ignored. */
function post(
  { endpoint, headers, body }: Awaited<ReturnType<typeof seal>>,
  agent: Agent,
  timeoutMs: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sending = request(endpoint, { method: 'POST', headers, agent, signal }, (answer) => {
      resolve(answer.statusCode ?? 0)
      let left = 64 * 1024
      answer.on('error', () => {})
      // Drained so that the connection can be reused; a long answer is cut off.
      answer.on('data', (chunk: Buffer) => {
        left -= chunk.length
        if (left < 0) answer.destroy()
      })
    })
    sending.once('error', reject)
    sending.end(body)
  })
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status <= 299) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'later'
}

function failureOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? 'unknown'
}
