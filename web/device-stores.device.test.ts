import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeAll, expect, test } from 'vitest'
import { deviceStores } from './device-stores.ts'

beforeAll(async () => {
  for (const { load } of deviceStores) {
    const { keepOnly, unsentOf } = await load()
    // Either creates the database.
    await (keepOnly ?? unsentOf)?.('ann')
  }
})

/** Databases of this device with the key of each object store; null where rows do not hold it. */
async function schemaOf(names: readonly string[]) {
  const stores = names.map(async (name) => {
    const database = await openDB(name)
    const keys = [...database.objectStoreNames].map(
      (store) => [store, database.transaction(store).store.keyPath] as const,
    )
    database.close()
    return [name, Object.fromEntries(keys)] as const
  })
  return Object.fromEntries(await Promise.all(stores))
}

test('every version reads what an earlier one left on the device: databases, stores and keys are the same', async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name!)
  expect(await schemaOf(names)).toEqual({
    tracker: { recordings: 'id', positions: null, golf: null },
    coach: { workouts: ['userId', 'key'], runs: 'userId', completions: 'id' },
    strength: { workouts: 'userId', changes: 'id' },
    outbox: { entries: null },
    seen: { answers: ['userId', 'path'] },
  })
})

test('what another account left is deleted, but for its logged entries', async () => {
  const rows = { tracker: 'recordings', coach: 'completions', strength: 'changes', outbox: 'entries' }
  for (const [name, store] of Object.entries(rows)) {
    const database = await openDB(name)
    for (const userId of ['ann', 'bob']) await database.put(store, { id: `of-${userId}`, userId })
    database.close()
  }
  const kept: [ann: number, bob: number][] = []
  for (const { load } of deviceStores) {
    const { keepOnly, unsentOf } = await load()
    await keepOnly?.('ann')
    if (unsentOf) kept.push([(await unsentOf('ann')).length, (await unsentOf('bob')).length])
  }
  expect(kept).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 1],
  ])
})
