import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { type Entry, outboxStore } from './outbox-store.ts'
import { waterEntry } from './testing.ts'

afterEach(() => Promise.all([outboxStore.wipe('ann'), outboxStore.wipe('bob')]))

const day = 86_400_000
const noon = waterEntry.loggedAt

const glass = (id: string, more: Partial<Entry> = {}): Entry => ({ ...waterEntry, id, ...more })
const kept = async (userId = 'ann') => (await outboxStore.entriesOf(userId)).map(({ id }) => id)

test('entries are kept in the order of logging, each once, and each for its own account', async () => {
  for (const entry of [
    glass('c'),
    glass('a'),
    glass('b', { userId: 'bob' }),
    glass('a', { volume: 1 } as object),
  ])
    await outboxStore.add(entry)
  expect([await kept(), await kept('bob')]).toEqual([['c', 'a'], ['b']])
})

test('what was sent long ago is forgotten; what waits stays, however long the device had no network', async () => {
  const old = { loggedAt: noon - 400 * day }
  for (const entry of [
    glass('waits', old),
    glass('refused', { ...old, state: 'refused' }),
    glass('withdrawn', { ...old, state: 'withdrawn' }),
    glass('sent lately', { ...old, state: 'sent', sentAt: noon - day }),
    glass('sent long ago', { ...old, state: 'sent', sentAt: noon - 8 * day }),
  ])
    await outboxStore.add(entry)
  await outboxStore.dropSent(noon - 7 * day)
  expect(await kept()).toEqual(['waits', 'refused', 'withdrawn', 'sent lately'])
})

test('an entry thrown away before it was ever sent is gone; one that the server may have is withdrawn there', async () => {
  for (const entry of [
    glass('new'),
    glass('tried', { tried: true }),
    glass('refused', { tried: true, state: 'refused' }),
  ])
    await outboxStore.add(entry)
  for (const id of ['new', 'tried', 'refused', 'unknown']) await outboxStore.throwAway(id)
  expect(await outboxStore.entriesOf('ann')).toMatchObject([{ id: 'tried', state: 'withdrawn' }])
  expect(await outboxStore.change('tried', { state: 'sent' })).toBe(false)
  expect(await outboxStore.entriesOf('ann')).toMatchObject([{ id: 'tried', state: 'withdrawn' }])
})

test('the entries of one account go without those of another', async () => {
  for (const entry of [glass('a'), glass('b', { userId: 'bob' })]) await outboxStore.add(entry)
  await outboxStore.wipe('ann')
  expect([await kept(), await kept('bob')]).toEqual([[], ['b']])
})
