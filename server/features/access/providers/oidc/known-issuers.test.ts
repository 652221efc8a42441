import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Double, startDouble } from '../double.ts'
import { type Answer, ForeignAnswer, type Provider, ProviderAway } from '../provider.ts'
import { apple, google } from './known-issuers.ts'

const client = { clientId: 'ours', clientSecret: 'a secret' }
const now = new Date()
const answer: Answer = {
  code: 'code',
  verifier: 'verifier',
  nonce: 'nonce',
  redirectUri: 'https://forkmile.example/api/callback',
  issuer: undefined,
  firstName: undefined,
  lastName: undefined,
  now,
}
const claims = {
  iss: 'https://issuer.example',
  aud: 'ours',
  sub: '42',
  nonce: 'nonce',
  email: 'ann@example.com',
  email_verified: true,
  name: 'Ann Archer Smith',
  iat: Math.floor(now.getTime() / 1000),
  exp: Math.floor(now.getTime() / 1000) + 600,
}

let double: Double
let keys: { privateKey: CryptoKey; publicKey: CryptoKey }
let issuers: Record<'google' | 'apple', Provider>
beforeAll(async () => {
  keys = await generateKeyPair('RS256')
  double = await startDouble()
  const at = {
    metadata: {
      issuer: 'https://issuer.example',
      authorization_endpoint: 'https://issuer.example/page',
      token_endpoint: `${double.address}/token`,
      jwks_uri: `${double.address}/keys`,
    },
    basic: false,
  }
  issuers = { google: google(client, at), apple: apple(client, at) }
})
afterAll(() => double.stop())
beforeEach(async () => {
  double.answers['/keys'] = {
    body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
  }
  await gives(claims)
})

const given = { access_token: 'of-the-provider', token_type: 'Bearer' }

async function gives(payload: JWTPayload) {
  const token = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(keys.privateKey)
  double.answers['/token'] = { body: { id_token: token, ...given } }
}

test('Google’s page lets an app’s user choose an account; Apple’s posts its answer', async () => {
  const question = {
    state: 's',
    nonce: 'n',
    challenge: 'c',
    redirectUri: answer.redirectUri,
    byHand: true,
  }
  expect(Object.fromEntries((await issuers.google.page(question)).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'ours',
    redirect_uri: answer.redirectUri,
    scope: 'openid email profile',
    state: 's',
    nonce: 'n',
    code_challenge: 'c',
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  const page = await issuers.apple.page({ ...question, byHand: false })
  expect(page.searchParams.get('response_mode')).toBe('form_post')
  expect(page.searchParams.has('prompt')).toBe(false)
})

test('both tell who came back, by a token that they signed', async () => {
  expect(await issuers.google.identify(answer)).toEqual({
    provider: 'google',
    subject: '42',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Archer Smith',
  })
  expect(
    Object.fromEntries(new URLSearchParams(double.asked.find(({ path }) => path === '/token')?.body)),
  ).toMatchObject({
    grant_type: 'authorization_code',
    code: 'code',
    code_verifier: 'verifier',
    redirect_uri: answer.redirectUri,
    client_id: 'ours',
    client_secret: 'a secret',
  })
  await gives({ ...claims, email_verified: 'true', name: undefined })
  const told = { ...answer, firstName: 'Anna', lastName: 'A' }
  expect(await issuers.apple.identify(told)).toMatchObject({
    provider: 'apple',
    email: 'ann@example.com',
    firstName: 'Anna',
    lastName: 'A',
  })
})

test('an address that Google or Apple has not confirmed is none', async () => {
  for (const email_verified of [false, 'false', undefined, 1, null]) {
    await gives({ ...claims, email_verified })
    expect((await issuers.google.identify(answer)).email).toBe(undefined)
  }
})

test.each<[string, JWTPayload]>([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another client', { aud: 'theirs' }],
  ['for several, and made out to another', { aud: ['ours', 'theirs'], azp: 'theirs' }],
  ['of another sign-in', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['that is over', { exp: claims.iat - 3600 }],
  ['without an end', { exp: undefined }],
  ['about nobody', { sub: undefined }],
])('a token %s is refused', async (_what, change) => {
  await gives({ ...claims, ...change })
  await expect(issuers.google.identify(answer)).rejects.toThrow(ForeignAnswer)
})

test('a token that somebody else signed, or nobody, or with a shared secret, is refused', async () => {
  const other = await generateKeyPair('RS256')
  const rs = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(other.privateKey)
  const hs = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey))))
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const id_token of [rs, hs, `${part({ alg: 'none' })}.${part(claims)}.`, 'rubbish', 7, undefined]) {
    double.answers['/token'] = { body: { id_token, ...given } }
    await expect(issuers.google.identify(answer)).rejects.toThrow(ForeignAnswer)
  }
})

test.each([
  ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }, ForeignAnswer],
  ['does not know our secret', { status: 401, body: { error: 'invalid_client' } }, ForeignAnswer],
  ['fails', { status: 500, body: {} }, ProviderAway],
  ['has enough of us', { status: 429, body: {} }, ProviderAway],
  ['sends us elsewhere', { status: 302, headers: { location: 'https://evil.example/' } }, ProviderAway],
  ['answers no JSON', { text: '<html>' }, ProviderAway],
  ['answers more than anyone would read', { text: `"${'x'.repeat(300_000)}"` }, ProviderAway],
  ['hangs up', { hangUp: true }, ProviderAway],
])('a provider that %s signs nobody in', async (_what, given, kind) => {
  double.answers['/token'] = given
  await expect(issuers.google.identify(answer)).rejects.toThrow(kind)
})

test('without the provider’s keys nobody is let in', async () => {
  const fresh = google(client, {
    metadata: {
      issuer: claims.iss,
      authorization_endpoint: claims.iss,
      token_endpoint: `${double.address}/token`,
      jwks_uri: `${double.address}/no-keys`,
    },
    basic: false,
  })
  double.answers['/no-keys'] = { status: 503, body: {} }
  await expect(fresh.identify(answer)).rejects.toThrow(ProviderAway)
})
