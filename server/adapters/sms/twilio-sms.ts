import { AppError } from '#contract/http/errors.ts'
import type { TwilioSettings } from '#server/settings/message-settings.ts'
import type { Sms } from './sms.ts'
import { words } from './words.ts'

type Options = TwilioSettings & {
  log: { warn(about: object, line: string): void }
  timeoutMs?: number
  /** Address of a test double. */
  address?: string
}

/** Texts through Twilio ("Messages resource" of its REST reference), each within `timeoutMs` (10 s). */
export function twilioSms({ accountSid, authToken, from, log, timeoutMs = 10_000, address }: Options): Sms {
  const url = `${address ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender: Record<string, string> = /^MG[0-9a-f]{32}$/i.test(from)
    ? { MessagingServiceSid: from }
    : { From: from }
  return {
    available: true,
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error) => {
        log.warn({ failure: error.name }, 'the text message service did not answer')
        throw new AppError('unavailable', words.notSent)
      })
      // Answers quote the number, so only the status is kept.
      await answer.body?.cancel()
      if (answer.ok) return
      log.warn({ status: answer.status }, 'the text message service refused a message')
      throw new AppError('unavailable', words.notSent)
    },
  }
}
