import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { dayMs } from '#contract/measures/day.ts'
import { appleNotificationsPath, callAppStore } from '#contract/subscriptions/app-store.ts'
import { getSubscriptionStatus } from '#contract/subscriptions/subscriptions.ts'
import { appleAppStore } from '#server/adapters/app-store/apple-app-store.ts'
import { appleDouble } from '#server/adapters/app-store/double.ts'
import {
  certificateChain,
  notification,
  rootsFolder,
  testBundle,
} from '#server/adapters/app-store/testing.ts'
import { type Caller, testApp } from '#server/testing.ts'

export const begin = new Date('2026-11-21T18:00:00Z')
export const after = (days: number) => new Date(begin.getTime() + days * dayMs)

const key = {
  id: 'KEY',
  issuerId: 'ISSUER',
  privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
}

/** Per test an app at `begin` whose App Store trusts the file's certificate chain. */
export function appleTestBed() {
  let chain: Awaited<ReturnType<typeof certificateChain>>
  let roots: Awaited<ReturnType<typeof rootsFolder>>
  let apple: Awaited<ReturnType<typeof appleDouble>>
  let app: Awaited<ReturnType<typeof testApp>>
  const storeOf = (asks: boolean) => (now: () => Date) =>
    appleAppStore(
      {
        bundleId: testBundle,
        appId: undefined,
        environment: 'Sandbox',
        rootCertsDir: roots.folder,
        key: asks ? key : undefined,
        apiBase: apple.address,
      },
      now,
    )
  beforeAll(async () => {
    chain = await certificateChain()
    roots = await rootsFolder(chain.root)
    apple = await appleDouble()
  })
  afterAll(async () => {
    await apple.stop()
    await roots.remove()
  })
  beforeEach(async () => {
    app = await testApp({
      now: begin,
      appStore: storeOf(false),
      env: { OWNER_EMAIL: 'owner@forkmile.example' },
    })
  })
  afterEach(() => app.close())

  const send = (signedPayload: string) =>
    app.app.inject({ method: 'POST', url: appleNotificationsPath, payload: { signedPayload } })
  return {
    get app() {
      return app
    },
    get chain() {
      return chain
    },
    get apple() {
      return apple
    },
    storeOf,
    send,
    async pass(days: number) {
      app.clock.now = new Date(app.clock.now.getTime() + days * dayMs)
      // Keeps the sessions signed in.
      await app.db.$client.query('update sessions set expires_at = $1', [new Date(Date.now() + 9e11)])
    },
    buy: async (who: Caller, bought: object, signer = chain) =>
      who.call(callAppStore, {
        body: {
          action: 'purchase',
          productId: '02',
          transactionId: '1001',
          receipt: await signer.sign(bought),
        },
      }),
    restore: (who: Caller, receipt?: string) =>
      who.call(callAppStore, { body: { action: 'restore', productId: '02', receipt } }),
    /** Signs and sends a notification at `at`. */
    async tell(at: Date, about: Parameters<typeof notification>[2]) {
      expect((await send(await notification(chain, at, about))).statusCode).toBe(200)
    },
    statusOf: (who: Caller) => who.call(getSubscriptionStatus),
  }
}
