import { vi } from 'vitest'
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
  await vi.waitUntil(async () => (await read()).state !== 'running', { interval: 40, timeout: 15_000 })
  return read()
}
