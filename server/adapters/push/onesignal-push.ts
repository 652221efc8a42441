import type { PushPayload } from '#contract/notifications.ts'
import type { OneSignalSettings } from '#server/settings/message-settings.ts'
import { refuseToken } from './phone-token.ts'
import type { PushOutcome } from './push.ts'
import { keptSeconds, type PushLog, pushTimeoutMs, type Transport } from './transport.ts'

type Options = OneSignalSettings & {
  log: PushLog
  timeoutMs?: number
  /** Address of a test double. */
  address?: string
}

/** OneSignal; subscription ids are the tokens (REST reference, "Create message"). */
export function oneSignalPush({
  appId,
  apiKey,
  log,
  timeoutMs = pushTimeoutMs,
  address,
}: Options): Transport {
  return {
    refuse: refuseToken,
    async send(token, payload) {
      try {
        const answer = await fetch(`${address ?? 'https://api.onesignal.com'}/notifications`, {
          method: 'POST',
          headers: { authorization: `Key ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ app_id: appId, ...bodyFor(token, payload) }),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (answer.ok) return outcomeOf(await beginningOf(answer))
        await answer.body?.cancel()
        log.warn({ service: 'onesignal', status: answer.status }, 'a push service refused a message')
      } catch (error) {
        log.warn({ service: 'onesignal', failure: (error as Error).name }, 'a push service did not answer')
      }
      return 'later'
    },
  }
}

function bodyFor(token: string, { id, title, body, url, tag, receipt }: PushPayload) {
  return {
    include_subscription_ids: [token],
    target_channel: 'push',
    headings: { en: title },
    contents: { en: body },
    data: { id, url, receipt },
    collapse_id: tag,
    ttl: keptSeconds,
  }
}

/** OneSignal answers 200 for ended subscriptions too and names them in the body. */
function outcomeOf(text: string): PushOutcome {
  return /"invalid_(player|subscription)_ids"|not subscribed/.test(text) ? 'gone' : 'sent'
}

async function beginningOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > 16_384) break
  }
  return text
}
