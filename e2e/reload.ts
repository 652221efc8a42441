import type { Page } from 'playwright-core'

/**
 * Reloads once the device has written what the page gave it: a write that waits is dropped with its page, and nobody
 * reloads within milliseconds of a press.
 */
export async function reloadWritten(page: Page) {
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { result: database } = opening
          // A transaction begins when those before it on the same stores have ended.
          const change = database.transaction([...database.objectStoreNames], 'readwrite')
          change.oncomplete = () => {
            database.close()
            resolve()
          }
          change.onabort = () => reject(change.error)
        }
      })
  })
  await page.reload()
}
