import { type ClientHttp2Session, connect } from 'node:http2'
import { SignJWT } from 'jose'
import type { PushPayload } from '#contract/notifications.ts'
import type { ApnsSettings } from '#server/settings/message-settings.ts'
import { refuseToken } from './phone-token.ts'
import type { PushOutcome } from './push.ts'
import { keptSeconds, type PushLog, pushTimeoutMs, type Transport } from './transport.ts'

/** Apple refuses a token older than an hour, and one renewed more often than every 20 minutes. */
const tokenMs = 50 * 60_000
const gone = ['BadDeviceToken', 'Unregistered', 'ExpiredToken']

type Options = ApnsSettings & {
  now: () => Date
  log: PushLog
  timeoutMs?: number
  /** Address of a test double, and a further trusted certificate (PEM). */
  address?: string
  ca?: string
}
type Answer = { status: number; reason: string }

/** Apple Push Notification service with token authentication. */
export function applePush(options: Options): Transport {
  const { log, sandbox, timeoutMs = pushTimeoutMs } = options
  const address =
    options.address ?? (sandbox ? 'https://api.sandbox.push.apple.com' : 'https://api.push.apple.com')
  const token = tokens(options)
  const session = sessions(address, options.ca)
  return {
    refuse: refuseToken,
    async send(device, payload) {
      try {
        const authorization = `bearer ${await token()}`
        const { status, reason } = await post(session(), {
          timeoutMs,
          headers: {
            ':path': `/3/device/${encodeURIComponent(device)}`,
            authorization,
            'apns-topic': options.topic,
            'apns-id': payload.id,
            'apns-collapse-id': payload.tag,
            'apns-expiration': Math.floor(options.now().getTime() / 1000) + keptSeconds,
          },
          body: JSON.stringify(bodyOf(payload)),
        })
        if (status !== 200) log.warn({ service: 'apns', status, reason }, 'a push service refused a message')
        return outcomeOf(status, reason)
      } catch (error) {
        // A failed connection ends its streams with an error of their own.
        const { code, cause } = error as { code?: string; cause?: { code?: string } }
        log.warn({ service: 'apns', failure: cause?.code ?? code }, 'a push service did not answer')
        return 'later'
      }
    },
  }
}

function bodyOf({ title, body, tag, ...rest }: PushPayload) {
  return { aps: { alert: { title, body }, sound: 'default', 'thread-id': tag }, ...rest }
}

function outcomeOf(status: number, reason: string): PushOutcome {
  if (status === 200) return 'sent'
  return status === 410 || gone.includes(reason) ? 'gone' : 'later'
}

/** The provider token, renewed before it expires. */
function tokens({ key, keyId, teamId, now }: Options) {
  let kept: { token: Promise<string>; until: number } | undefined
  return () => {
    const at = now().getTime()
    if (!kept || at >= kept.until || at < kept.until - tokenMs) {
      const token = new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setIssuedAt(Math.floor(at / 1000))
        .sign(key)
      kept = { token, until: at + tokenMs }
    }
    return kept.token
  }
}

/** One HTTP/2 session for all messages, reopened after it ended. */
function sessions(address: string, ca: string | undefined) {
  let open: ClientHttp2Session | undefined
  return () => {
    if (open && !open.closed && !open.destroyed) return open
    open = connect(address, { ...(ca && { ca }) })
    // Each request on it fails with the reason; an idle session does not keep the process alive.
    open.on('error', () => {})
    open.unref()
    return open
  }
}

type Sending = { timeoutMs: number; headers: Record<string, string | number>; body: string }

function post(session: ClientHttp2Session, { timeoutMs, headers, body }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':method': 'POST', ...headers })
    const late = setTimeout(() => {
      reject({ code: 'ETIMEDOUT' })
      // A silent connection would delay the next message too.
      session.destroy()
    }, timeoutMs)
    let status = 0
    let text = ''
    stream.setEncoding('utf8')
    stream.on('response', (answer) => {
      status = Number(answer[':status'])
    })
    stream.on('data', (chunk: string) => {
      if (text.length < 4096) text += chunk
    })
    stream.once('error', reject)
    stream.once('close', () => {
      clearTimeout(late)
      if (status) resolve({ status, reason: reasonIn(text) })
      else reject({ code: 'ECONNRESET' })
    })
    stream.end(body)
  })
}

/** A reason of Apple's list; other text is dropped. */
function reasonIn(text: string): string {
  return /"reason"\s*:\s*"([A-Za-z]{1,40})"/.exec(text)?.[1] ?? ''
}
