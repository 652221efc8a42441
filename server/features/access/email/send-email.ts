import type { Email } from '#server/adapters/mail/mail.ts'
import type { Deps } from '#server/deps.ts'

/** Sends an email about an account. Not awaited: the duration would reveal whether an address is known. */
export function sendEmail({ mail, log }: Pick<Deps, 'mail' | 'log'>, accountId: string, email: Email) {
  mail.send({ ...email, accountId }).catch((error: unknown) => log.error({ err: error }, 'mail was not sent'))
}
