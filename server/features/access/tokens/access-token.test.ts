import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { base64url, decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMe, getUser } from '#contract/access/user.ts'
import { testApp } from '#server/testing.ts'
import { otherBrowser } from '../testing.ts'
import { accessTokens, signingKey } from './access-token.ts'
import { bearer, signInApp, statusOf } from './testing.ts'

const secret = 'a secret that only tests know, 32+ characters'
const publicUrl = 'http://127.0.0.1:3000'
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const encoded = (part: object) => base64url.encode(JSON.stringify(part))
/** Parts of a valid token, for building invalid ones. */
async function partsOf(name: string) {
  const { token } = await signInApp(app, name)
  const [head = '', claims = '', signature = ''] = token.split('.')
  return { token, head, claims, signature, header: decodeProtectedHeader(token), payload: decodeJwt(token) }
}
const statusWith = (authorization: string, headers = {}) =>
  app.stranger
    .raw({ method: 'GET', url: getMe.path, headers: { authorization, ...headers } })
    .then(({ statusCode }) => statusCode)

test('an access token says whose it is, for which sign-in, this server and 15 minutes, and nothing else', async () => {
  const { header, payload } = await partsOf('ann')
  const { id } = await app.as('ann').call(getUser)
  expect(header).toEqual({ alg: 'EdDSA', typ: 'at+jwt' })
  expect(payload).toEqual({
    sub: id,
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iss: publicUrl,
    aud: `${publicUrl}/api`,
    iat: expect.any(Number),
    exp: payload.iat! + 900,
  })
})

test('it is read by every process with the same secret and address, and by no other', async () => {
  const { token, payload } = await partsOf('ann')
  const now = app.clock.now
  const reads = (own: string, address: string) => accessTokens(own, address).read(token, now)
  expect(await reads(secret, publicUrl)).toMatchObject({ userId: payload.sub, familyId: payload.sid })
  expect(await reads(`${secret}!`, publicUrl)).toBeUndefined()
  expect(await reads(secret, 'https://elsewhere.example')).toBeUndefined()
})

test('a token that was altered, or signed in another way, lets nobody in', async () => {
  const { token, head, claims, signature, header, payload } = await partsOf('ann')
  const { id: other } = await app.as('bob').call(getUser)
  expect(await statusOf(app, { token })).toBe(200)
  const { privateKey } = generateKeyPairSync('ed25519')
  const resigned = (key: Parameters<SignJWT['sign']>[0], alg: string) =>
    new SignJWT(payload).setProtectedHeader({ alg, typ: 'at+jwt' }).sign(key)
  const wrong = {
    'another person': `${head}.${encoded({ ...payload, sub: other })}.${signature}`,
    'a later end': `${head}.${encoded({ ...payload, exp: payload.exp! + 3600 })}.${signature}`,
    'no end': `${head}.${encoded({ ...payload, exp: undefined })}.${signature}`,
    'no signature': `${head}.${claims}.`,
    'no algorithm': `${encoded({ ...header, alg: 'none' })}.${claims}.`,
    'no algorithm, in capitals': `${encoded({ ...header, alg: 'None' })}.${claims}.${signature}`,
    'another key': await resigned(privateKey, 'EdDSA'),
    'its own key in the header': await new SignJWT(payload)
      .setProtectedHeader({
        alg: 'EdDSA',
        typ: 'at+jwt',
        jwk: createPublicKey(privateKey).export({ format: 'jwk' }) as object,
      })
      .sign(privateKey),
    'the server’s secret as a shared key': await resigned(new TextEncoder().encode(secret), 'HS256'),
    'two parts': `${head}.${claims}`,
    'four parts': `${token}.${signature}`,
    'other letters': token.toUpperCase(),
    nothing: '',
  }
  for (const [what, one] of Object.entries(wrong))
    expect([what, await statusWith(`Bearer ${one}`)]).toEqual([what, 401])
})

test('our own signature under another type, for another audience or about no sign-in lets nobody in', async () => {
  const { payload } = await partsOf('ann')
  const key = signingKey(secret)
  const signed = (typ: string, claims: object) =>
    new SignJWT({ ...payload, ...claims }).setProtectedHeader({ alg: 'EdDSA', typ }).sign(key)
  expect(await statusWith(`Bearer ${await signed('at+jwt', {})}`)).toBe(200)
  for (const [typ, claims] of [
    ['JWT', {}],
    ['AT+JWT', {}],
    ['application/at+jwt', {}],
    ['at+jwt', { aud: publicUrl }],
    ['at+jwt', { iss: 'https://elsewhere.example' }],
    ['at+jwt', { sid: crypto.randomUUID() }],
    ['at+jwt', { sid: undefined }],
    ['at+jwt', { sid: "' or true --" }],
    ['at+jwt', { sub: (await app.as('bob').call(getUser)).id }],
    ['at+jwt', { sub: ['a'] }],
    ['at+jwt', { exp: undefined }],
    ['at+jwt', { exp: Math.floor(app.clock.now.getTime() / 1000) }],
  ] as const)
    expect([typ, claims, await statusWith(`Bearer ${await signed(typ, claims)}`)]).toEqual([typ, claims, 401])
})

test('its public key is no shared key', async () => {
  const { payload } = await partsOf('ann')
  const key = createPublicKey(signingKey(secret))
  for (const bytes of [
    key.export({ format: 'der', type: 'spki' }),
    key.export({ format: 'pem', type: 'spki' }),
  ]) {
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(createHash('sha256').update(bytes).digest())
    expect(await statusWith(`Bearer ${token}`)).toBe(401)
    const bare = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(Buffer.from(bytes))
    expect(await statusWith(`Bearer ${bare}`)).toBe(401)
  }
})

test('a bad bearer never falls back to the cookie, and a good one does not need it', async () => {
  const cookie = await otherBrowser(app, 'ann')
  const pair = await signInApp(app, 'bob')
  for (const header of ['Bearer', 'Bearer ', 'bearer x', `Bearer ${pair.token} ${pair.token}`, 'Bearer a,b'])
    expect([header, await statusWith(header, { cookie })]).toEqual([header, 401])
  const me = await app.stranger.call(getMe, { headers: { ...bearer(pair), cookie } })
  expect(me.email).toBe('bob@example.com')
  expect(await statusWith(bearer(pair).authorization.replace('Bearer', 'BEARER'))).toBe(200)
})

test('a token that was right a moment ago is refused from its last second on', async () => {
  const pair = await signInApp(app, 'ann')
  const { now } = app.clock
  app.clock.now = new Date(Date.parse(pair.expiresAt) - 1)
  expect(await statusOf(app, pair)).toBe(200)
  app.clock.now = new Date(pair.expiresAt)
  expect(await statusOf(app, pair)).toBe(401)
  app.clock.now = now
})

test('changes by a bearer need no origin, for no cookie is behind them', async () => {
  const pair = await signInApp(app, 'ann')
  const answer = await app.stranger.raw({
    method: 'PUT',
    url: '/api/user/timezone',
    payload: { timezone: 'Europe/Zurich' },
    headers: { ...bearer(pair), 'sec-fetch-site': 'cross-site' },
  })
  expect([answer.statusCode, answer.json().timezone]).toEqual([200, 'Europe/Zurich'])
})
