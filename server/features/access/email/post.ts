import type { Letter } from '#server/adapters/mail/mail.ts'
import type { Deps } from '#server/deps.ts'

/** Hands over a letter about an account. Not waited for: how long mail takes must not tell whether an address is known. */
export function post({ mail, log }: Pick<Deps, 'mail' | 'log'>, accountId: string, letter: Letter) {
  mail
    .send({ ...letter, accountId })
    .catch((error: unknown) => log.error({ err: error }, 'mail was not sent'))
}
