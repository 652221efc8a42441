import { beforeEach, expect, test } from 'vitest'
import {
  type DeviceStore,
  holdsUnsent,
  registerStores,
  sendUnsent,
  tidyStores,
  wipeStores,
} from './store-registry.ts'

/** What was done to the stores, in order. */
let done: string[]
beforeEach(() => {
  done = []
})

const storeOf = (name: string, unsent: Record<string, string[]> = {}): DeviceStore => ({
  unsentOf: async (userId) => unsent[userId] ?? [],
  keepOnly: async (userId) => done.push(`${name} keeps only ${userId}`),
  wipe: async (userId) => done.push(`${name} forgets ${userId}`),
})
const registered = (name: string, store = storeOf(name)) => ({
  load: async () => store,
  send: async (userId: string) => done.push(`${name} sends ${userId}`),
})
/** A browser without storage. */
const noStorage = async () => {
  throw new Error('InvalidStateError')
}
const broken = { unsentOf: noStorage, keepOnly: noStorage, wipe: noStorage }

test('what other accounts left is deleted before the account’s own is sent, with or without storage', async () => {
  registerStores([registered('sets'), registered('runs', broken)])
  await tidyStores('ann')
  expect(done.toSorted()).toEqual(['runs sends ann', 'sets keeps only ann', 'sets sends ann'])
  expect(done.indexOf('sets keeps only ann')).toBeLessThan(done.indexOf('sets sends ann'))
})

test('a store that sends nothing is left out of the sending', () => {
  registerStores([{ load: async () => storeOf('answers') }, registered('sets')])
  sendUnsent('ann')
  expect(done).toEqual(['sets sends ann'])
})

test('signing out loses something where any store has unsent rows of that account', async () => {
  registerStores([
    { load: async () => ({ wipe: noStorage }) },
    { load: async () => broken },
    registered('sets', storeOf('sets', { ann: ['set'] })),
  ])
  expect([await holdsUnsent('ann'), await holdsUnsent('bob')]).toEqual([true, false])
})

test('a store that cannot be wiped does not keep the next from being wiped; one that cannot be loaded fails', async () => {
  registerStores([{ load: async () => broken }, registered('sets')])
  await wipeStores('ann')
  expect(done).toEqual(['sets forgets ann'])
  registerStores([
    {
      load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    },
  ])
  await expect(wipeStores('ann')).rejects.toThrow('dynamically imported')
})
