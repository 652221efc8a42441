import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { signInNatively } from '#contract/access/tokens.ts'
import type { Output } from '#contract/http/endpoint.ts'
import { AppError } from '#contract/http/errors.ts'
import type { testApp } from '#server/testing.ts'
import type { KeyAddresses } from './identity-token.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** Environment of an app known to both providers. */
export const nativeEnvironment = {
  GOOGLE_CLIENT_ID: 'forkmile-at-google',
  GOOGLE_CLIENT_SECRET: 'unused here',
  APPLE_BUNDLE_ID: 'app.forkmile',
}

/** Publishes keys on loopback like Google and Apple, and signs identity tokens with them. */
export async function startProviders() {
  const pairs = {
    google: await generateKeyPair('RS256'),
    apple: await generateKeyPair('RS256'),
    nobody: await generateKeyPair('RS256'),
  }
  const state = { away: false, asked: 0 }
  const server = createServer(async (request, response) => {
    state.asked++
    const provider = request.url === '/google' ? 'google' : 'apple'
    if (state.away) return response.writeHead(503).end()
    const key = { ...(await exportJWK(pairs[provider].publicKey)), kid: provider, alg: 'RS256', use: 'sig' }
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify({ keys: [key] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    state,
    keysAt: { google: `${at}/google`, apple: `${at}/apple` } satisfies KeyAddresses,
    sign: (by: keyof typeof pairs, kid: string, claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(pairs[by].privateKey),
    publicKeyOf: (provider: 'google' | 'apple') => exportJWK(pairs[provider].publicKey),
    stop: () => new Promise((closed) => server.close(closed)),
  }
}

export const nonce = 'a nonce of sixteen or more'

/** Phones that sign in to `app` with tokens of `providers`. */
export function phonesAt(app: App, providers: Awaited<ReturnType<typeof startProviders>>) {
  let phones = 0
  const seconds = () => Math.floor(app.clock.now.getTime() / 1000)
  const fromGoogle = (claims: object) => ({
    iss: 'https://accounts.google.com',
    aud: 'forkmile-at-google',
    iat: seconds(),
    exp: seconds() + 3600,
    nonce,
    email_verified: true,
    ...claims,
  })
  const fromApple = (claims: object) => ({
    ...fromGoogle({
      iss: 'https://appleid.apple.com',
      aud: 'app.forkmile',
      nonce: createHash('sha256').update(nonce).digest('hex'),
      email_verified: 'true',
    }),
    ...claims,
  })
  /** A new address for each phone, because attempts per address are limited. */
  async function signIn(body: object): Promise<Output<typeof signInNatively>> {
    const answer = await app.stranger.raw({
      method: 'POST',
      url: signInNatively.path,
      payload: { nonce, ...body },
      remoteAddress: `10.1.0.${++phones}`,
    })
    if (answer.statusCode !== 200) throw new AppError(answer.json().code, answer.json().message)
    return answer.json()
  }
  return {
    seconds,
    fromGoogle,
    signIn,
    withGoogle: async (claims: object) =>
      signIn({ provider: 'google', idToken: await providers.sign('google', 'google', fromGoogle(claims)) }),
    withApple: async (claims: object, more = {}) =>
      signIn({
        provider: 'apple',
        idToken: await providers.sign('apple', 'apple', fromApple(claims)),
        ...more,
      }),
  }
}
