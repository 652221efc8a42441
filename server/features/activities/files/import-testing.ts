import { expect } from 'vitest'
import { getActivity } from '#contract/activities/activities.ts'
import { getImport, startImport } from '#contract/activities/activity-files.ts'
import type { Caller } from '#server/testing.ts'

/** Sends a file and waits until it is processed. */
export async function imported(person: Caller, name: string, bytes: Uint8Array | string, importId?: string) {
  const query = { name, ...(importId && { importId }) }
  const { id } = await person.call(startImport, { query, bytes: Buffer.from(bytes as string) })
  return ended(person, id)
}

async function ended(person: Caller, id: string) {
  const read = () => person.call(getImport, { params: { id } })
  // The largest file takes more than the default on a busy machine.
  await expect.poll(async () => (await read()).state, { timeout: 45_000 }).not.toBe('running')
  return read()
}

/** The activities of a file, in its order. */
export async function activitiesIn(person: Caller, name: string, bytes: Uint8Array | string) {
  const { files } = await imported(person, name, bytes)
  const outcomes = files.map(({ outcome, reason }) => ({ outcome, reason }))
  expect(outcomes).toEqual(files.map(() => ({ outcome: 'imported', reason: null })))
  return Promise.all(files.map(({ activityId }) => person.call(getActivity, { params: { id: activityId! } })))
}

/** The activity that a file with exactly one becomes. */
export async function onlyActivity(person: Caller, name: string, bytes: Uint8Array | string) {
  const [activity, ...more] = await activitiesIn(person, name, bytes)
  expect(more).toEqual([])
  return activity!
}

/** These in another order, the same each time. */
export const shuffled = <T>(some: readonly T[]): T[] =>
  some
    .map((one, at) => ({ one, key: (at * 7919 + 13) % 10_007 }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)
