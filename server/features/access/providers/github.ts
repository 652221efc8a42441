import type { ClientSettings } from '#server/settings/provider-settings.ts'
import { ask, textIn } from './ask.ts'
import { namesIn } from './names.ts'
import { configurationOf, pageOf, redeemCode, type Server } from './oidc/token-request.ts'
import { ForeignAnswer, type Provider } from './provider.ts'

/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
const githubAddresses = {
  page: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  person: 'https://api.github.com/user',
  emails: 'https://api.github.com/user/emails',
}

/** `at` is for tests. */
export function github(client: ClientSettings, at = githubAddresses): Provider {
  const server: Server = {
    metadata: {
      issuer: 'https://github.com',
      authorization_endpoint: at.page,
      token_endpoint: at.token,
    },
    basic: false,
  }
  return {
    id: 'github',
    waits: true,
    async page(question) {
      return pageOf(server, client, question, {
        scope: 'read:user user:email',
        ...(question.byHand && { prompt: 'select_account' }),
      })
    },
    async identify(answer) {
      const tokens = await redeemCode(configurationOf(server, client), answer)
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const { id, name } = await ask(at.person, headers)
      if (!Number.isSafeInteger(id)) throw new ForeignAnswer('names nobody')
      return {
        provider: 'github',
        subject: String(id),
        email: ownAddress(await ask(at.emails, headers)),
        ...namesIn(textIn(name)),
      }
    },
  }
}

/** The primary address, if it is verified. */
function ownAddress(listed: unknown): string | undefined {
  const emails: { email?: unknown; primary?: unknown; verified?: unknown }[] = Array.isArray(listed)
    ? listed
    : []
  return textIn(emails.find(({ primary, verified }) => primary === true && verified === true)?.email)
}
