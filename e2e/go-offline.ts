import type { Page } from 'playwright-core'

/** Takes the network away and waits for the strip that says so: it moves what stands below from under a click. */
export async function goOffline(page: Page) {
  await page.context().setOffline(true)
  await page.getByText('Offline. What you log is kept here').waitFor()
}
