/** Rows of one feature on this device. */
export type DeviceStore = {
  /** Rows that signing out would lose. */
  unsentOf?: (userId: string) => Promise<readonly unknown[]>
  /** Planned sessions that waiting rows do once they are sent. */
  sessionsOf?: (userId: string) => Promise<readonly string[]>
  /** Deletes the rows of other accounts. */
  keepOnly?: (userId: string) => Promise<unknown>
  /** Deletes the rows of an account that signs out. */
  wipe: (userId: string) => Promise<unknown>
}

export type RegisteredStore = {
  /** Loads the code of the store, which is not part of the first load. */
  load: () => Promise<DeviceStore>
  /** Sends unsent rows. */
  send?: (userId: string) => Promise<unknown>
}

let stores: readonly RegisteredStore[] = []

/** Sets the stores of this device; called once at the start. */
export function registerStores(all: readonly RegisteredStore[]) {
  stores = all
}

/** Deletes what other accounts left, then sends what the account left unsent. */
export async function tidyStores(userId: string) {
  const tidy = async ({ load }: RegisteredStore) => (await load()).keepOnly?.(userId)
  await Promise.all(
    stores.map(async (store) => {
      // Without storage nothing is left.
      await tidy(store).catch(() => undefined)
      await store.send?.(userId)
    }),
  )
}

/** Sends what the account left unsent. */
export function sendUnsent(userId: string) {
  for (const { send } of stores) void send?.(userId)
}

/** Whether signing out would lose anything of the account. */
export async function holdsUnsent(userId: string): Promise<boolean> {
  for (const { load } of stores) {
    const { unsentOf } = await load()
    const unsent = await unsentOf?.(userId).catch(() => undefined)
    if (unsent?.length) return true
  }
  return false
}

/** Key of queries on planned sessions that this device holds. */
export const sessionsHereKey = 'planned sessions on this device'

/** Planned sessions that are done here and not sent yet. */
export async function waitingSessions(userId: string): Promise<readonly string[]> {
  const ofStore = async ({ load }: RegisteredStore) => (await load()).sessionsOf?.(userId)
  // Without storage nothing of it is here.
  const all = await Promise.all(stores.map((store) => ofStore(store).catch(() => undefined)))
  return all.flatMap((some) => some ?? [])
}

/** Deletes everything of an account that signs out. */
export async function wipeStores(userId: string) {
  // Code that cannot be loaded fails the sign-out, which would leave rows behind.
  for (const { load } of stores) await (await load()).wipe(userId).catch(() => undefined)
}
