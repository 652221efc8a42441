/** What a person chose for the device, whoever signs in there. */
const deviceChoices = ['theme']

/** Forgets everything that this device keeps of an account: storage, databases, caches. */
export function useForgetDevice() {
  return forgetDevice
}

async function forgetDevice() {
  // What one part of the browser refuses must not keep the rest.
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
    // One that another tab holds open goes when that tab lets go.
    for (const end of ['success', 'error', 'blocked']) dropping.addEventListener(end, () => resolve())
  })
}

async function dropCaches() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
