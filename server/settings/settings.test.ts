import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeVapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { allowedOrigins } from '#server/http/origin.ts'
import { addressOf, readSettings } from './settings.ts'

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'forkmile.example'],
  ['PUBLIC_URL', 'http://nas.test:3000/food'],
  ['PUBLIC_URL', 'http://nas.test/?at=home'],
  ['PUBLIC_URL', 'http://ann:secret@nas.test'],
  ['DATABASE_URL', 'mysql://there'],
  ['MAP_TILES_URL', 'tiles'],
  ['MAP_TILES_URL', 'https://'],
  ['MAP_TILES_CREDIT', 'x'.repeat(201)],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/8, 10.0.0.0/33'],
  ['AI_TIMEOUT_MS', '1'],
  ['SMTP_URL', 'http://mail'],
  ['METRICS_TOKEN', 'short'],
  ['PROCESSES', '0'],
  ['DATABASE_CONNECTIONS', 'many'],
  ['SHUTDOWN_DELAY_MS', '-1'],
  ['REDIS_URL', 'http://there'],
  ['S3_BUCKET', 'Not A Bucket'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'no pair'],
])('the setting %s is refused as %s, in a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .+\\.$`))
})

test('the public address is an origin, however it is written', () => {
  for (const [given, kept] of [
    ['http://nas.test:3000/', 'http://nas.test:3000'],
    ['HTTPS://Forkmile.Example:443', 'https://forkmile.example'],
  ] as const)
    expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(kept)
})

test('proxies are addresses, networks, or the names of the private ones', () => {
  expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
    '::1',
  ])
  expect(readSettings({ MAP_TILES_URL: 'https://{s}.tiles.example/{z}.png' }).mapTilesUrl).toContain('{s}')
})

test('maps name OpenStreetMap, unless other tiles come with another credit', () => {
  expect(readSettings({}).mapTilesCredit).toBe('© OpenStreetMap contributors')
  expect(readSettings({ MAP_TILES_CREDIT: '© Hills & Dales' }).mapTilesCredit).toBe('© Hills & Dales')
})

test('the address to visit is one that a browser takes, and its pages may make changes', () => {
  for (const [host, address] of [
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
  ] as const) {
    const settings = readSettings({ HOST: host })
    expect(addressOf(settings, 3000)).toBe(address)
    const allowed = allowedOrigins(settings, () => 3000)
    expect(allowed(address)).toBe(true)
    expect(allowed('http://127.0.0.1:3001')).toBe(false)
    expect(allowed('http://evil.example:3000')).toBe(false)
  }
})

test('half an App Store stops the start, and the environments that sign nothing are refused', () => {
  const whole = {
    APPLE_BUNDLE_ID: 'com.example.app',
    APPLE_ROOT_CERTS_DIR: './roots',
    APPLE_APP_ID: '4711',
    APPLE_IAP_KEY_ID: 'K',
    APPLE_IAP_ISSUER_ID: 'I',
    APPLE_IAP_PRIVATE_KEY: 'a\\nb',
  }
  expect(readSettings({}).apple).toBe(undefined)
  expect(readSettings(whole).apple).toMatchObject({ environment: 'Production', key: { privateKey: 'a\nb' } })
  for (const name of Object.keys(whole))
    expect(() => readSettings({ ...whole, [name]: undefined })).toThrow(`The setting ${name} is required`)
  expect(
    readSettings({
      APPLE_BUNDLE_ID: 'com.example.app',
      APPLE_ROOT_CERTS_DIR: './roots',
      APPLE_ENVIRONMENT: 'Sandbox',
    }).apple,
  ).toMatchObject({ appId: undefined, key: undefined })
  for (const unsigned of ['Xcode', 'LocalTesting'])
    expect(() => readSettings({ ...whole, APPLE_ENVIRONMENT: unsigned })).toThrow('proves no purchase')
})

test.each([
  ['VAPID_PUBLIC_KEY', 'abc'],
  ['PUSH_ALLOWED_HOSTS', 'https://push.example'],
  ['PUSH_ALLOWED_HOSTS', 'push.example, '],
  ['APNS_KEY_ID', 'short'],
  ['APPLE_ENVIRONMENT', 'Test'],
  ['ONESIGNAL_APP_ID', 'app'],
  ['TWILIO_ACCOUNT_SID', 'XY'],
  ['TWILIO_FROM', '0123'],
])('the setting %s of a channel is refused as %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .+\\.$`))
})

test('a channel that is set in part is refused by the name of what is missing', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const apns = { APNS_KEY: pem, APNS_KEY_ID: 'ABCDEFGHIJ', APNS_TEAM_ID: 'KLMNOPQRST' }
  const missing = (env: Record<string, string>) => () => readSettings(env)
  expect(missing({ APNS_KEY: pem })).toThrow('The setting APNS_KEY_ID is required when APNS_KEY is set.')
  expect(missing(apns)).toThrow('The setting APPLE_BUNDLE_ID is required when APNS_KEY is set.')
  expect(missing({ TWILIO_FROM: '+13125550100' })).toThrow(/TWILIO_ACCOUNT_SID is required/)
  expect(missing({ ONESIGNAL_API_KEY: 'key' })).toThrow(/ONESIGNAL_APP_ID is required/)
  const { publicKey } = makeVapidKeys()
  expect(missing({ VAPID_PUBLIC_KEY: publicKey })).toThrow(/VAPID_PRIVATE_KEY is required/)
  expect(readSettings({ APPLE_BUNDLE_ID: 'app.forkmile' }).apns).toBeUndefined()
})

test('keys that are none, or belong to different pairs, are refused without being shown', () => {
  const [one, other] = [makeVapidKeys(), makeVapidKeys()]
  const set = (publicKey: string, privateKey: string) => () =>
    readSettings({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })
  expect(set(one.publicKey, one.privateKey)().vapid).toEqual(one)
  expect(set(one.publicKey, other.privateKey)).toThrow(/do not belong together\.$/)
  expect(set(one.publicKey, Buffer.alloc(32).toString('base64url'))).toThrow(/do not belong together\.$/)

  const apns = { APNS_KEY_ID: 'ABCDEFGHIJ', APNS_TEAM_ID: 'KLMNOPQRST', APPLE_BUNDLE_ID: 'app.forkmile' }
  const pem = (type: 'P-256' | 'P-384') =>
    generateKeyPairSync('ec', { namedCurve: type }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }) as string
  const right = pem('P-256')
  expect(readSettings({ ...apns, APNS_KEY: right }).apns).toMatchObject({
    keyId: 'ABCDEFGHIJ',
    sandbox: false,
  })
  expect(readSettings({ ...apns, APNS_KEY: right.replaceAll('\n', '\\n') }).apns).toBeDefined()
  for (const wrong of ['/no/such/file', pem('P-384'), right.replace(/[A-Z]/g, 'x')])
    expect(() => readSettings({ ...apns, APNS_KEY: wrong })).toThrow(
      'The setting APNS_KEY needs a .p8 key from Apple: its text, or the path of its file.',
    )
})

test('half a store for photos stops the start, and more processes share the embedded database’s connections', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  expect(readSettings({}).s3).toBe(undefined)
  expect(readSettings(whole).s3).toMatchObject({ region: 'us-east-1', bucket: 'photos' })
  for (const name of Object.keys(whole))
    expect(() => readSettings({ ...whole, [name]: '' })).toThrow(`The setting ${name} is required`)

  expect(readSettings({}).databaseConnections).toBe(20)
  for (const processes of [2, 4, 8]) {
    const settings = readSettings({ PROCESSES: String(processes) })
    expect(processes * (settings.databaseConnections + 3)).toBeLessThanOrEqual(80)
  }
})
