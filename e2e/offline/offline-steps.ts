import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'

/** expect.poll with a timeout for a second attempt of the outbox. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000 })

/** Waits until the worker has cached the whole app shell. */
export async function readyForOffline(page: Page) {
  await soon(() =>
    page.evaluate(async () => {
      const kept = await caches.match('/dashboard')
      return navigator.serviceWorker.controller !== null && kept !== undefined
    }),
  ).toBe(true)
}

export async function logMeal(page: Page, name: string, calories: number) {
  await page.getByRole('button', { name: 'Log Nutrition' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Manual Entry' }).click()
  await dialog.getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name: 'Lunch' }).click()
  await dialog.getByLabel('Food name', { exact: false }).fill(name)
  await dialog.getByLabel('Calories').fill(String(calories))
  await dialog.getByRole('button', { name: 'Log Food' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export const waitingOn = (page: Page) => page.getByText('Waiting to be sent', { exact: true }).count()
export const mealNames = (page: Page) =>
  page.locator('section[aria-labelledby=meals] li span.font-semibold.wrap-anywhere').allTextContents()

/** The server's entries of a day (default: today), in the order of logging. */
export async function onServer(page: Page, date?: string) {
  const inOrder = <T extends { createdAt: string }>(entries: T[]) =>
    entries.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
  const of = date ? `?date=${date}` : ''
  const read = async (path: string) => (await page.request.get(path + of)).json()
  return {
    meals: inOrder((await read('/api/nutrition/logs')) as NutritionLog[]),
    drinks: inOrder((await read('/api/drinks/logs')) as DrinkLog[]),
  }
}

/** Number of account records on this device. */
export function keptOnDevice(page: Page) {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    const count = (name: string, store: string) =>
      known.some((one) => one.name === name)
        ? new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = reject
            opening.onsuccess = () => {
              const counting = opening.result.transaction(store).objectStore(store).count()
              counting.onsuccess = () => {
                opening.result.close()
                resolve(counting.result)
              }
            }
          })
        : 0
    return { entries: await count('outbox', 'entries'), answers: await count('seen', 'answers') }
  })
}
