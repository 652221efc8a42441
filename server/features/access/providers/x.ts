import type { ClientSettings } from '#server/settings/provider-settings.ts'
import { ask, textIn } from './ask.ts'
import { namesIn } from './names.ts'
import { configurationOf, pageOf, redeemCode, type Server } from './oidc/token-request.ts'
import { ForeignAnswer, type Provider } from './provider.ts'

/** https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
const xAddresses = {
  page: 'https://x.com/i/oauth2/authorize',
  token: 'https://api.x.com/2/oauth2/token',
  person: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
}

/** `at` is for tests. */
export function x(client: ClientSettings, at = xAddresses): Provider {
  const server: Server = {
    metadata: { issuer: 'https://x.com', authorization_endpoint: at.page, token_endpoint: at.token },
    basic: true,
  }
  return {
    id: 'x',
    waits: false,
    async page(question) {
      return pageOf(server, client, question, { scope: 'tweet.read users.read users.email' })
    },
    async identify(answer) {
      const tokens = await redeemCode(configurationOf(server, client), answer)
      const told = await ask(at.person, { authorization: `Bearer ${tokens.access_token}` })
      const person = (told.data ?? {}) as Record<string, unknown>
      const subject = textIn(person.id)
      if (!subject) throw new ForeignAnswer('names nobody')
      return {
        provider: 'x',
        subject,
        // Sent only if the address is confirmed and access was granted.
        email: textIn(person.confirmed_email),
        ...namesIn(textIn(person.name)),
      }
    },
  }
}
