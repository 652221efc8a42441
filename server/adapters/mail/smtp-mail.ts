import { AppError } from '#contract/http/errors.ts'
import { type Mail, oneClick } from './mail.ts'
import { words } from './words.ts'

type Options = { url: string; from: string; log: (line: string) => void; timeoutMs?: number }

/** Sends emails through the SMTP server at `url` (`smtp://` or `smtps://`), each within `timeoutMs` (20 s). */
export function smtpMail({ url, from, log, timeoutMs = 20_000 }: Options): Mail {
  return {
    leavesTheMachine: true,
    async send({ to, subject, text, replyTo, unsubscribe }) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      // The library limits idle time only; a server that sends a byte at a time would exceed any limit.
      const { promise: late, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject({ code: 'ETIMEDOUT' }), timeoutMs)
      try {
        const list = unsubscribe ? { list: { unsubscribe: { url: unsubscribe } }, headers: oneClick } : {}
        const answer = replyTo ? { replyTo: alone(replyTo) } : {}
        const sending = transport.sendMail({ from, to: alone(to), subject, text, ...answer, ...list })
        await Promise.race([sending, late])
      } catch (error) {
        // The message may quote the address, so only codes are kept.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        log(`A letter was not sent: ${code ?? 'unknown'}${responseCode ? ` ${responseCode}` : ''}`)
        throw new AppError('unavailable', words.notSent)
      } finally {
        clearTimeout(timer)
        transport.close()
      }
    },
  }
}

/** One address, even with commas in it. */
const alone = (address: string) => ({ name: '', address })
