import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { createSecureServer } from 'node:http2'
import { Environment } from '@apple/app-store-server-library'
import { generateText } from 'ai'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#server/features/access/providers/ask.ts'
import { configurationOf, redeemCode } from '#server/features/access/providers/oidc/token-request.ts'
import { identityTokens } from '#server/features/access/tokens/identity-token.ts'
import { openModel } from './ai/model/providers.ts'
import { apiClient } from './app-store/api-client.ts'
import { s3Blobs } from './blobs/s3-blobs.ts'
import { openFoodFacts } from './food-facts/open-food-facts.ts'
import { stripePayments } from './payments/stripe-payments.ts'
import { applePush } from './push/apple-push.ts'
import { browserPush } from './push/browser-push.ts'
import { oneSignalPush } from './push/onesignal-push.ts'
import { browserKeys } from './push/sealed-message.ts'
import { testCertificate } from './push/test-certificate.ts'
import { makeVapidKeys } from './push/vapid-keys.ts'
import { twilioSms } from './sms/twilio-sms.ts'
import { otlpSink } from './telemetry/otlp.ts'

const { cert, key } = testCertificate()
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = elliptic.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const log = { warn() {}, info() {} }
const browser = browserKeys(randomBytes(16))
const stops: (() => Promise<unknown>)[] = []

/** A server on loopback; with TLS it speaks HTTP/1 and HTTP/2. */
async function listening(listener: RequestListener, tls: boolean): Promise<string> {
  const server = tls
    ? createSecureServer({ cert, key, allowHTTP1: true }, listener as never)
    : createServer(listener)
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket: { destroy(): void }) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  return `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as { port: number }).port}`
}

let asked: string[]
let reached: string[]
let location: string
beforeEach(() => {
  asked = []
  reached = []
})
afterAll(() => Promise.all(stops.map((stop) => stop())))

const elsewhere: RequestListener = (request, response) => {
  reached.push(request.url ?? '')
  response.writeHead(200).end('{}')
}
const redirecting: RequestListener = (request, response) => {
  asked.push(request.url ?? '')
  request.resume()
  response.writeHead(302, { location }).end()
}
const addresses = {
  plain: await listening(redirecting, false),
  tls: await listening(redirecting, true),
  elsewhere: await listening(elsewhere, false),
  elsewhereTls: await listening(elsewhere, true),
}

const payload = {
  id: '0196b2f0-0000-7000-8000-000000000001',
  title: 'Lunch',
  body: 'Log it.',
  url: '/nutrition',
  tag: 'meal_reminder:lunch',
  receipt: 'receipt-0123456789',
}
const now = () => new Date()
const bucket = () =>
  s3Blobs({
    endpoint: addresses.plain,
    region: 'us-east-1',
    bucket: 'photos',
    accessKeyId: 'nobody',
    secretAccessKey: 'nobody',
  })
const stripe = () =>
  stripePayments(
    {
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      prices: { plus: 'p1', pro: 'p2' },
      apiBase: addresses.plain,
    },
    now,
  )
const model = (provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible') => async () =>
  generateText({
    model: await openModel({
      provider,
      baseUrl: addresses.plain,
      apiKey: 'k3y',
      name: 'tiny',
      timeoutMs: 2000,
    }),
    prompt: 'Hello',
    maxRetries: 0,
  })
/** A token whose key has to be fetched. */
const idToken = `${[
  { alg: 'RS256', kid: '1' },
  { sub: '1', exp: 9_999_999_999 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')}.c2ln`

/** One call of each client that sends something to a vendor. */
const calls: Record<string, () => Promise<unknown>> = {
  'Stripe, reading': () => stripe().checkoutOutcome('cs_1'),
  'Stripe, writing': () => stripe().openPortal('cus_1', 'https://forkmile.example'),
  'App Store': () =>
    apiClient({
      id: 'KEY1',
      issuerId: 'issuer',
      privateKey: pem,
      bundleId: 'app.forkmile',
      environment: Environment.SANDBOX,
      base: addresses.plain,
    }).getAllSubscriptionStatuses('1001'),
  OpenAI: model('openai'),
  Anthropic: model('anthropic'),
  Google: model('google'),
  'a compatible model': model('openai-compatible'),
  'Open Food Facts': () =>
    openFoodFacts(addresses.plain, { version: 'test', contact: 'us@example.com', log }).product(
      '03017620422003',
    ),
  'a sign-in provider, asked': () => ask(`${addresses.plain}/.well-known/openid-configuration`),
  'a sign-in provider, given the secret': () =>
    redeemCode(
      configurationOf(
        { metadata: { issuer: addresses.plain, token_endpoint: `${addresses.plain}/token` }, basic: false },
        { clientId: 'client', clientSecret: 'secret' },
      ),
      {
        code: 'code',
        verifier: 'v'.repeat(43),
        nonce: 'n',
        redirectUri: 'https://forkmile.example/api/callback',
        issuer: undefined,
        firstName: undefined,
        lastName: undefined,
        now: new Date(),
      },
    ),
  'a sign-in provider’s keys': () =>
    identityTokens({ google: `${addresses.plain}/keys`, apple: `${addresses.plain}/keys` })(
      { provider: 'google', idToken, nonce: 'n' },
      'client',
      new Date(),
    ),
  'S3, reading': () => bucket().get('photos/ann/one.webp'),
  'S3, writing': () => bucket().put('photos/ann/one.webp', Buffer.from('photo'), 'image/webp'),
  Twilio: () =>
    twilioSms({
      accountSid: 'AC1',
      authToken: 'token',
      from: '+15005550006',
      log,
      address: addresses.plain,
    }).send({ to: '+15005550001', text: 'Hello' }),
  OneSignal: () =>
    oneSignalPush({ appId: 'app', apiKey: 'key', log, address: addresses.plain }).send(
      'device-token',
      payload,
    ),
  APNs: () =>
    applePush({
      key: elliptic.privateKey,
      keyId: 'KEY1',
      teamId: 'TEAM1',
      topic: 'app.forkmile',
      sandbox: false,
      now,
      log,
      address: addresses.tls,
      ca: cert,
    }).send('device-token', payload),
  'a browser’s push service': () =>
    browserPush({
      keys: makeVapidKeys(),
      contact: 'mailto:us@example.com',
      log,
      ca: cert,
      allowedHosts: [new URL(addresses.tls).host],
    }).send(
      JSON.stringify({
        endpoint: `${addresses.tls}/push/1`,
        keys: { p256dh: browser.pair.getPublicKey('base64url'), auth: browser.auth.toString('base64url') },
      }),
      payload,
    ),
  'a collector of traces': async () => {
    const sink = otlpSink({ address: addresses.plain, headers: { key: 'k3y' }, version: 'test', log })
    sink.add({
      traceId: 'a',
      spanId: 'b',
      parentId: undefined,
      name: 'n',
      kind: 'client',
      begun: 0,
      ended: 1,
      end: 'ok',
      attributes: {},
    } as never)
    await sink.close()
  },
}
const secure = ['APNs', 'a browser’s push service']

describe.each(Object.keys(calls))('%s', (name) => {
  test.each(['to another address', 'to its own address'])(
    'is asked once and not followed %s',
    async (where) => {
      const other = secure.includes(name) ? addresses.elsewhereTls : addresses.elsewhere
      location = where === 'to its own address' ? '/elsewhere' : `${other}/elsewhere`
      await calls[name]!().catch(() => {})
      expect(asked).toHaveLength(1)
      expect(asked[0]).not.toBe('/elsewhere')
      expect(reached).toEqual([])
    },
  )
})
