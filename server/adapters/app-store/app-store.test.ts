import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppStoreAwayError } from './app-store.ts'
import { type AppleSettings, appleAppStore } from './apple-app-store.ts'
import { appleDouble } from './double.ts'
import { certificateChain, notification, renewal, rootsFolder, testBundle, transaction } from './testing.ts'

const now = new Date('2026-11-21T18:00:00Z')
const hour = 3_600_000
let chain: Awaited<ReturnType<typeof certificateChain>>
let roots: Awaited<ReturnType<typeof rootsFolder>>
let settings: AppleSettings
beforeAll(async () => {
  chain = await certificateChain()
  roots = await rootsFolder(chain.root)
  settings = {
    bundleId: testBundle,
    appId: undefined,
    environment: 'Sandbox',
    key: undefined,
    rootCertsDir: roots.folder,
  }
})
afterAll(() => roots.remove())
const open = (change: Partial<AppleSettings> = {}) => appleAppStore({ ...settings, ...change }, () => now)

test('reads a transaction that Apple signed, in our words', async () => {
  const signed = await chain.sign(
    transaction(now, { appAccountToken: '0E1C8E51-0000-4000-8000-000000000001' }),
  )
  expect(await open().readTransaction(signed)).toEqual({
    transactionId: '1001',
    originalTransactionId: '1001',
    productId: '02',
    plan: 'plus',
    accountToken: '0e1c8e51-0000-4000-8000-000000000001',
    signedAt: now,
    purchasedAt: now,
    expiresAt: new Date(now.getTime() + 720 * hour),
    cents: 999,
    revokedAt: null,
    isUpgraded: false,
    isFamilyShared: false,
  })
})

test('nothing counts that a trusted chain has not signed', async () => {
  const store = open()
  const other = await certificateChain()
  const unmarked = await certificateChain({ marked: false })
  const expired = await certificateChain({ notAfter: new Date('2026-01-01T00:00:00Z') })
  const payload = transaction(now)
  const good = await chain.sign(payload)
  const [header, body, signature] = good.split('.') as [string, string, string]
  const dearer = Buffer.from(JSON.stringify({ ...payload, productId: '01' })).toString('base64url')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const [otherHeader] = (await other.sign(payload)).split('.') as [string]

  expect(await store.readTransaction(good)).toBeDefined()
  for (const forged of [
    await other.sign(payload),
    await unmarked.sign(payload),
    `${header}.${dearer}.${signature}`,
    `${otherHeader}.${body}.${signature}`,
    `${unsigned}.${body}.`,
    `${header}.${body}.`,
    body,
    'a legacy receipt',
    '',
  ])
    expect(await store.readTransaction(forged)).toBeUndefined()
  const withTheirRoot = await rootsFolder(expired.root, unmarked.root)
  const trusting = open({ rootCertsDir: withTheirRoot.folder })
  expect(await trusting.readTransaction(await expired.sign(payload))).toBeUndefined()
  expect(await trusting.readTransaction(await unmarked.sign(payload))).toBeUndefined()
  await withTheirRoot.remove()
})

test('neither another app’s nor another environment’s purchase counts, nor one signed in the future', async () => {
  const read = async (change: Record<string, unknown>, store = open()) =>
    store.readTransaction(await chain.sign(transaction(now, change)))
  expect(await read({ bundleId: 'com.example.other' })).toBeUndefined()
  expect(await read({ environment: 'Production' })).toBeUndefined()
  expect(await read({ environment: 'Xcode' })).toBeUndefined()
  expect(await read({ signedDate: now.getTime() + 2 * hour })).toBeUndefined()
  const production = open({ environment: 'Production', appId: 4711 })
  expect(await read({}, production)).toBeUndefined()
  expect(await read({ environment: 'Production' }, production)).toMatchObject({ plan: 'plus' })
})

test('a product that is not ours, or no subscription, has no plan', async () => {
  const read = async (change: Record<string, unknown>) =>
    open().readTransaction(await chain.sign(transaction(now, change)))
  expect(await read({ productId: '03' })).toMatchObject({ productId: '03', plan: undefined })
  expect(await read({ type: 'Consumable', expiresDate: undefined })).toMatchObject({ plan: undefined })
})

test('what is nested in a notification is verified for itself', async () => {
  const other = await certificateChain()
  const store = open()
  const whole = await store.readMessage(
    await notification(chain, now, {
      notificationUUID: 'one',
      notificationType: 'DID_CHANGE_RENEWAL_PREF',
      subtype: 'DOWNGRADE',
      transaction: transaction(now, { productId: '01' }),
      renewal: renewal(now),
    }),
  )
  expect(whole).toMatchObject({
    id: 'one',
    type: 'DID_CHANGE_RENEWAL_PREF/DOWNGRADE',
    transaction: { plan: 'pro' },
    renewal: { plan: 'plus', renews: true },
  })
  const slippedIn = await chain.sign({
    notificationType: 'DID_RENEW',
    notificationUUID: 'two',
    signedDate: now.getTime(),
    data: {
      bundleId: testBundle,
      environment: 'Sandbox',
      signedTransactionInfo: await other.sign(transaction(now)),
    },
  })
  expect(await store.readMessage(slippedIn)).toBeUndefined()
  expect(await store.readMessage(await notification(other, now, {}))).toBeUndefined()
  expect(
    await store.readMessage(
      await notification(chain, now, { data: { bundleId: 'com.other', environment: 'Sandbox' } }),
    ),
  ).toBeUndefined()
})

test('asks Apple with a token signed by our key, and verifies what it answers', async () => {
  const apple = await appleDouble()
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = {
    id: 'KEY',
    issuerId: 'ISSUER',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const store = open({ key, apiBase: apple.address })
  apple.answers.set('1001', [
    {
      signedTransactionInfo: await chain.sign(transaction(now)),
      signedRenewalInfo: await chain.sign(renewal(now, { autoRenewStatus: 0 })),
    },
    { signedTransactionInfo: 'forged' },
  ])
  expect(await store.statusOf('1001')).toMatchObject([
    { transaction: { plan: 'plus' }, renewal: { renews: false } },
    { transaction: undefined },
  ])
  const [asked] = apple.state.asked
  const token = JSON.parse(Buffer.from(asked!.authorization.split('.')[1]!, 'base64url').toString())
  expect(token).toMatchObject({ iss: 'ISSUER', bid: testBundle, aud: 'appstoreconnect-v1' })
  expect(await store.statusOf('unknown')).toEqual([])
  apple.state.away = true
  await expect(store.statusOf('1001')).rejects.toBeInstanceOf(AppStoreAwayError)
  await apple.stop()
  expect(open().canAsk).toBe(false)
})

test('does not start without readable roots, nor with a key that is none', async () => {
  const key = { id: 'KEY', issuerId: 'ISSUER', privateKey: 'nonsense' }
  expect(() => open({ key })).toThrow('APPLE_IAP_PRIVATE_KEY')
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-roots-'))
  expect(() => open({ rootCertsDir: folder })).toThrow('There is no certificate')
  await writeFile(join(folder, 'root.cer'), 'nonsense')
  expect(() => open({ rootCertsDir: folder })).toThrow('is not a certificate')
  await rm(folder, { recursive: true })
  expect(() => open({ rootCertsDir: folder })).toThrow('cannot be read')
})
