/** Settings of the device that outlive an account. */
const deviceChoices = ['theme']

/** Clears all account data of this device: storage, databases, caches. */
export function useForgetDevice() {
  return forgetDevice
}

async function forgetDevice() {
  // A failed step must not skip the others.
  for (const step of [clearStorage, dropDatabases, dropCaches]) await step().catch(() => undefined)
}

async function clearStorage() {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!deviceChoices.includes(key)) localStorage.removeItem(key)
}

async function dropDatabases() {
  const known = await indexedDB.databases()
  await Promise.all(known.map(({ name }) => name && dropDatabase(name)))
}

function dropDatabase(name: string) {
  return new Promise<void>((resolve) => {
    const dropping = indexedDB.deleteDatabase(name)
    // A database open in another tab is deleted when that tab closes it.
    for (const end of ['success', 'error', 'blocked']) dropping.addEventListener(end, () => resolve())
  })
}

async function dropCaches() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
