import type { Page } from 'playwright-core'

/** Every record of every database of the page's origin. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        kept.push(...(await settled(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return kept
  })
