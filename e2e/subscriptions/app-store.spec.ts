import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appleNotificationsPath } from '#contract/subscriptions/app-store.ts'
import {
  certificateChain,
  notification,
  rootsFolder,
  testBundle,
  transaction,
} from '#server/adapters/app-store/testing.ts'
import { arriveAt, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser } = await testBed()

let server: Awaited<ReturnType<typeof startServer>>
let chain: Awaited<ReturnType<typeof certificateChain>>
let roots: Awaited<ReturnType<typeof rootsFolder>>
beforeAll(async () => {
  chain = await certificateChain()
  roots = await rootsFolder(chain.root)
  server = await startServer({
    APPLE_BUNDLE_ID: testBundle,
    APPLE_ENVIRONMENT: 'Sandbox',
    APPLE_ROOT_CERTS_DIR: roots.folder,
  })
})
afterAll(async () => {
  await server.stop()
  await roots.remove()
})

type Bought = Record<string, unknown>
const signed = async (bought: Bought) => ({
  productId: bought.productId,
  transactionIdentifier: bought.transactionId,
  originalTransactionIdentifier: bought.originalTransactionId,
  quantity: 1,
  transactionDate: `${bought.purchaseDate}`,
  expirationDate: `${bought.expiresDate}`,
  jwsRepresentation: await chain.sign(bought),
})

/**
 * Runs the page as in the iOS app: the purchase plug-in's native side is a double with our own signatures.
 * `owned` are the purchases of this Apple account; `id` is the next transaction's.
 */
async function inTheApp(page: Page, owned: Bought[], id?: string) {
  await page.exposeFunction('appleOwns', () => Promise.all(owned.map(signed)))
  await page.exposeFunction('appleSells', (productId: string, appAccountToken: string) => {
    const ids = id ? { transactionId: id, originalTransactionId: id } : {}
    owned.push(transaction(began, { productId, appAccountToken, ...ids }))
    return signed(owned.at(-1)!)
  })
  await page.addInitScript(() => {
    const asked = window as unknown as {
      appleOwns(): Promise<object[]>
      appleSells(productId: string, account: string): Promise<object>
    }
    const listeners: Record<string, (update: object) => void> = {}
    const tell = (state: string) => (update: object) => listeners.transactionUpdated?.({ state, ...update })
    const receipt = { appStoreReceipt: '', bundleIdentifier: 'app', bundleShortVersion: '1' }
    const PurchasePlugin = {
      addListener(event: string, listener: (update: object) => void) {
        listeners[event] = listener
      },
      init: async () => {
        for (const one of await asked.appleOwns()) tell('PaymentTransactionStateRestored')(one)
      },
      canMakePayments: async () => ({ canMakePayments: true }),
      load: async ({ productIds }: { productIds: string[] }) => ({
        validProducts: productIds.map((id) => ({
          id,
          title: id,
          description: '',
          price: '9,99 €',
          priceMicros: 9_990_000,
          currency: 'EUR',
          countryCode: 'DE',
          billingPeriod: 1,
          billingPeriodUnit: 'Month',
          discounts: [],
        })),
        invalidProductIds: [],
      }),
      loadReceipts: async () => ({ receipt }),
      refreshReceipts: async () => ({ receipt }),
      getStorefront: async () => ({}),
      finish: async () => {},
      restore: async () => {
        for (const one of await asked.appleOwns()) tell('PaymentTransactionStateRestored')(one)
        setTimeout(() => listeners.restoreCompleted?.({}), 600)
      },
      purchase: async (order: { productId: string; applicationUsername: string }) => {
        const paid = await asked.appleSells(order.productId, order.applicationUsername)
        tell('PaymentTransactionStatePurchased')(paid)
      },
    }
    Object.assign(window, {
      CapacitorCustomPlatform: { name: 'ios' },
      Capacitor: { getPlatform: () => 'ios', Plugins: { PurchasePlugin } },
      CdvPurchaseCapacitor: { installed: true },
    })
  })
}
const standing = async (page: Page) => (await page.request.get('/api/subscription-status')).json()

test('a plan is bought in the app, belongs to one account, comes back by itself, and ends with a refund', async () => {
  const owned: Bought[] = []
  const ann = await newVisitor(browser, server.address, phone)
  await inTheApp(ann.page, owned)
  await register(ann.page, 'Ann')
  await arriveAt(ann.page, '/subscribe?plan=plus')
  await ann.page.getByText('9,99 €').waitFor()
  await wellMade(ann.page)
  await ann.page.getByRole('button', { name: 'Subscribe to the Plus Plan' }).click()
  await ann.page.getByText('The App Store confirmed your subscription').waitFor()
  await wellMade(ann.page)
  expect(await standing(ann.page)).toMatchObject({ tier: 'plus', biller: 'apple' })

  const bob = await newVisitor(browser, server.address, phone, 'dark')
  await inTheApp(bob.page, owned)
  await register(bob.page, 'Bob')
  await arriveAt(bob.page, '/subscribe?plan=plus')
  await bob.page.getByText('9,99 €').waitFor()
  await bob.page.getByRole('button', { name: 'Subscribe to the Plus Plan' }).click()
  await bob.page.getByText('The App Store did not complete the purchase').waitFor()
  await bob.page.getByRole('button', { name: 'Restore Purchases' }).click()
  await bob.page.getByText('This App Store subscription belongs to another account.').first().waitFor()
  await wellMade(bob.page)
  expect(await standing(bob.page)).toMatchObject({ tier: 'trial', biller: 'none' })

  // As on a server without the purchase.
  await server.change('delete from app_store_purchases')
  await server.change(`update subscriptions set biller = 'none'`)
  await server.setTier('Ann', 'trial')
  await ann.page.reload()
  await expect.poll(() => standing(ann.page)).toMatchObject({ tier: 'plus', biller: 'apple' })

  const [bought] = owned
  const later = new Date(began.getTime() + 1000)
  const refund = await notification(chain, later, {
    notificationType: 'REFUND',
    transaction: { ...bought, signedDate: later.getTime(), revocationDate: later.getTime() },
  })
  const told = await fetch(`${server.address}${appleNotificationsPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signedPayload: refund }),
  })
  expect(told.status).toBe(200)
  expect(await standing(ann.page)).toMatchObject({ tier: 'trial', biller: 'none' })
  ann.quiet()
  bob.quiet()
})

test('the plan chooser of the app says what came of a purchase, and asks those who are signed out to sign in', async () => {
  const owned: Bought[] = []
  const cleo = await newVisitor(browser, server.address, phone)
  await inTheApp(cleo.page, owned, '2000000000000777')
  await register(cleo.page, 'Cleo')
  await walkTo(cleo.page, '/choose-plan?upgrade=true')
  await cleo.page.getByText('9,99 €').first().waitFor()
  await cleo.page.getByRole('button', { name: 'Continue' }).click()
  await cleo.page.getByText('The App Store confirmed your subscription').waitFor()
  await cleo.page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).waitFor()
  await wellMade(cleo.page)
  expect(await standing(cleo.page)).toMatchObject({ tier: 'plus', biller: 'apple' })

  const dan = await newVisitor(browser, server.address, phone, 'dark')
  await inTheApp(dan.page, owned)
  await register(dan.page, 'Dan')
  await walkTo(dan.page, '/choose-plan?upgrade=true&plan=plus')
  await dan.page.getByText('9,99 €').first().waitFor()
  await dan.page.getByRole('button', { name: 'Continue' }).click()
  await dan.page.getByText('The App Store did not complete the purchase').waitFor()
  await dan.page.getByText('This App Store subscription belongs to another account.').waitFor()
  await wellMade(dan.page)

  const guest = await newVisitor(browser, server.address, phone)
  await inTheApp(guest.page, [])
  await guest.page.goto('/choose-plan?upgrade=true')
  await guest.page.getByRole('button', { name: 'Continue' }).click()
  const dialog = guest.page.getByRole('dialog')
  await dialog.getByText('Your choice: Plus Plan').waitFor()
  expect(await dialog.getByRole('button', { name: /Sign In|Create Account/ }).allInnerTexts()).toEqual([
    'Sign In',
    'Create Account',
  ])
  for (const { quiet } of [cleo, dan, guest]) quiet()
})

test('a new account of the app starts its free days beside the App Store', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await inTheApp(page, [])
  await register(page, 'Fay')
  await arriveAt(page, '/subscribe?plan=plus')
  await page.getByText('9,99 €').waitFor()
  await wellMade(page)
  await page.getByRole('link', { name: 'Start Now Without Paying' }).click()
  await page.getByRole('heading', { name: 'Welcome back, Fay!' }).waitFor()
  quiet()
})
