import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, newVisitor, phone, register, wellMade, workerAllowed } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { goOffline } from '../go-offline.ts'
import { walkTo } from '../walk.ts'
import { readyForOffline, soon, waitingOn } from './offline-steps.ts'

const { browser, server } = await testBed()

const statusOf = async (page: Page) => (await page.request.get('/api/auth/user')).status()

test('signing out without a network wipes the device at once, and ends the session when there is one again', {
  tags: 'core',
}, async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Otto')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await readyForOffline(page)
  await goOffline(page)
  await page.getByRole('button', { name: 'Log Cola 355 ml' }).click()
  await soon(() => waitingOn(page)).toBe(1)
  // The worker's caches contain the app's files and no account data.
  const cached = await cachedPaths(page)
  expect(cached).toContain('/dashboard')
  expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([])
  await signOut(page)
  await page.getByRole('button', { name: 'Sign Out Anyway' }).click()
  await page.waitForURL(`${server.address}/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => keptOfAnybody(page)).toEqual([])
  await wellMade(page)
  // The browser's cookie is valid until the server has received the sign-out.
  expect(await statusOf(page)).toBe(200)

  await context.setOffline(false)
  await soon(() => statusOf(page)).toBe(401)
  await page.reload()
  await page.getByRole('button', { name: 'Sign In' }).first().waitFor()
  // The reload may have cut off the answer to the sign-out, which is then sent again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signOutDue'))).toBeNull()
  await context.close()
})

test('whoever opens the app first after a sign-out without a network is not signed in by it', async () => {
  const { page, context } = await newVisitor(browser, server.address, desktop, 'dark', workerAllowed)
  await register(page, 'Odile')
  await readyForOffline(page)
  await goOffline(page)
  await signOut(page)
  await page.waitForURL(`${server.address}/`)
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  const asked: string[] = []
  next.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  await next.goto('/dashboard')
  await soon(() => statusOf(next)).toBe(401)
  // The browser may tell of a request after the server has answered it.
  await expect.poll(() => asked[0]).toBe('POST /api/auth/logout')
  await next.getByRole('button', { name: 'Sign In' }).first().waitFor()
  expect(await next.getByText('Odile').count()).toBe(0)
  await context.close()
})

test('a public page, which holds nothing of the app, ends it too', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Petra')
  await readyForOffline(page)
  await goOffline(page)
  await signOut(page)
  await page.waitForURL(`${server.address}/`)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/about')
  await soon(() => statusOf(next)).toBe(401)
  await context.close()
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname)
  })

/** Account data on this device: rows of its databases, and keys of its storage. */
function keptOfAnybody(page: Page) {
  return page.evaluate(async () => {
    const kept: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.onerror = reject
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<number>((resolve) => {
          const counting = database.transaction(store).objectStore(store).count()
          counting.onsuccess = () => resolve(counting.result)
        })
        if (rows) kept.push(`${name}.${store}: ${rows}`)
      }
      database.close()
    }
    const neutral = ['starts', 'signOutDue', 'theme']
    return [
      ...kept,
      ...Object.keys(localStorage).filter((key) => !neutral.includes(key)),
      ...Object.keys(sessionStorage),
    ]
  })
}
