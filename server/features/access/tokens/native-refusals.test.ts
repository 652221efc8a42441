import { createHash } from 'node:crypto'
import { base64url, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#server/testing.ts'
import { nativeEnvironment, nonce, phonesAt, startProviders } from './double.ts'
import { statusOf } from './testing.ts'

let providers: Awaited<ReturnType<typeof startProviders>>
let app: Awaited<ReturnType<typeof testApp>>
let phones: ReturnType<typeof phonesAt>
beforeAll(async () => {
  providers = await startProviders()
  app = await testApp({ keysAt: providers.keysAt, env: nativeEnvironment })
  phones = phonesAt(app, providers)
})
afterAll(async () => {
  await app.close()
  await providers.stop()
})

test('tokens that are not for us, of another time or altered let nobody in', async () => {
  const right = { sub: 'g-ann', email: 'ann@example.com' }
  await phones.withGoogle(right)
  for (const wrong of [
    { aud: 'another-app' },
    { aud: 'app.forkmile' },
    { aud: undefined },
    { iss: 'https://accounts.google.com.evil.example' },
    { iss: 'https://appleid.apple.com' },
    { exp: phones.seconds() - 60 },
    { exp: undefined },
    { iat: phones.seconds() - 3000 },
    { iat: undefined },
    { nonce: 'another nonce altogether' },
    { nonce: createHash('sha256').update(nonce).digest('hex') },
    { nonce: undefined },
    { sub: undefined },
    { sub: '' },
  ])
    expect([wrong, await phones.withGoogle({ ...right, ...wrong }).catch(({ code }) => code)]).toEqual([
      wrong,
      'unauthenticated',
    ])
  expect(await phones.withApple({ ...right, nonce }).catch(({ code }) => code)).toBe('unauthenticated')
})

test('a token that another key signed, or none, lets nobody in', async () => {
  const claims = phones.fromGoogle({ sub: 'g-ann', email: 'ann@example.com' })
  const jwk = await providers.publicKeyOf('google')
  const encoded = (part: object) => base64url.encode(JSON.stringify(part))
  const hmac = (key: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'google' }).sign(Buffer.from(key))
  const tokens = [
    await providers.sign('nobody', 'google', claims),
    await providers.sign('apple', 'apple', claims),
    await providers.sign('google', 'another', claims),
    await hmac(JSON.stringify(jwk)),
    await hmac(jwk.n!),
    `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    `${encoded({ alg: 'none', kid: 'google' })}.${encoded(claims)}.`,
    'no token at all',
  ]
  for (const [at, idToken] of tokens.entries()) {
    const answer = phones.signIn({ provider: 'google', idToken })
    expect([at, await answer.catch(({ code }) => code)]).toEqual([at, 'unauthenticated'])
  }
})

test('without the provider’s keys it says so, and works again when they are back', async () => {
  const fresh = await startProviders()
  const other = await testApp({ keysAt: fresh.keysAt, env: { APPLE_BUNDLE_ID: 'app.forkmile' } })
  const { signIn, withApple } = phonesAt(other, fresh)
  const gil = { sub: 'a-gil', email: 'gil@example.com' }
  fresh.state.away = true
  await expect(withApple(gil)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Apple cannot be asked just now. Try again shortly.',
  })
  fresh.state.away = false
  expect(await statusOf(other, await withApple(gil))).toBe(200)
  await expect(signIn({ provider: 'google', idToken: 'x' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Signing in with Google is not set up here.',
  })
  await other.close()
  await fresh.stop()
})
