import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { consentPage, loginPage } from './issuer-pages.ts'

/** Claims of a user. */
export type Person = {
  email?: string
  email_verified?: boolean
  name?: string
  given_name?: string
  family_name?: string
  picture?: string
}

const client = { id: 'forkmile', secret: 'a secret that the issuer shares with the server' }

/**
 * An OpenID Connect issuer on loopback with clickable pages: one button for each account, then "Allow" or
 * "Deny". `accounts` may be changed while it runs. Without `redirectUri` it redirects to `/api/callback` on
 * any local port.
 */
export async function startIssuer({ redirectUri }: { redirectUri?: string } = {}) {
  const accounts = new Map<string, Person>([
    ['ann', { email: 'ann@issuer.example', email_verified: true, name: 'Ann Archer', given_name: 'Ann' }],
    ['bob', { email: 'bob@issuer.example', email_verified: true, name: 'Bob Baker', given_name: 'Bob' }],
    ['unsure', { email: 'unsure@issuer.example', email_verified: false, name: 'Una Unsure' }],
  ])
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = await openProvider(issuer, accounts, redirectUri)
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const page = request.url?.startsWith('/interaction/')
    const done = page ? interact(provider, accounts, request, response) : answer(request, response)
    Promise.resolve(done).catch(() => response.writeHead(400).end('This sign-in is over.'))
  })
  return {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    accounts,
    /** Settings of a server that uses this issuer. */
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function openProvider(issuer: string, accounts: Map<string, Person>, redirectUri?: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'only' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri ?? 'http://127.0.0.1/api/callback'],
      },
    ],
    jwks: { keys: [key as never] },
    cookies: { keys: ['signs the issuer’s cookies'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 3600,
      Session: 3600,
    },
    findAccount: (_context, sub) => {
      const person = accounts.get(sub)
      return person && { accountId: sub, claims: () => ({ ...person, sub }) }
    },
  })
  if (!redirectUri)
    provider.Client.prototype.redirectUriAllowed = (asked) =>
      URL.canParse(asked) &&
      new URL(asked).hostname === '127.0.0.1' &&
      new URL(asked).pathname === '/api/callback'
  return provider
}

async function interact(
  provider: Provider,
  accounts: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const details = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const page = details.prompt.name === 'login' ? loginPage(accounts.keys()) : consentPage()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    return
  }
  const form = new URLSearchParams(await textOf(request))
  const account = form.get('account')
  if (form.get('answer') === 'deny') {
    const no = { error: 'access_denied', error_description: 'You said no at the issuer.' }
    await provider.interactionFinished(request, response, no)
  } else if (details.prompt.name === 'login' && account) {
    await provider.interactionFinished(request, response, { login: { accountId: account } })
  } else {
    const accountId = details.session!.accountId
    const grant = new provider.Grant({ accountId, clientId: client.id })
    grant.addOIDCScope('openid email profile')
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
