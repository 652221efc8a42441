import { expect, test } from 'vitest'
import { ApiError } from '#web/http/api-error.ts'
import { deviceQueue } from './device-queue.ts'

type Entry = { id: string; state: string; reason?: string }

/** A queue over a list; `answer` is the server's answer to each upload. */
function queueOf(entries: Entry[], answer: () => Promise<void>, fullDevice = () => false) {
  return deviceQueue<Entry>({
    unsentOf: async () => [...entries],
    upload: answer,
    async keep(entry) {
      if (fullDevice()) throw new Error('QuotaExceededError')
      entries.splice(0, entries.length, entry)
    },
    drop: async (id) => entries.splice(0, entries.length, ...entries.filter((one) => one.id !== id)),
  })
}
const refusal = () =>
  Promise.reject(new ApiError(422, JSON.stringify({ code: 'invalid', message: 'Too long.' })))

test('an entry that the server takes is gone, one that it cannot take now stays', async () => {
  const entries: Entry[] = [{ id: 'a', state: 'waiting' }]
  let away = true
  const queue = queueOf(entries, async () => {
    if (away) throw new TypeError('Failed to fetch')
  })
  await queue.send('ann')
  expect(queue.entries()).toEqual([{ id: 'a', state: 'waiting' }])
  away = false
  await queue.send('ann')
  expect(queue.entries()).toEqual([])
})

test('a refused entry is kept with its reason and not sent again', async () => {
  const entries: Entry[] = [{ id: 'a', state: 'waiting' }]
  let asked = 0
  const queue = queueOf(entries, () => {
    asked++
    return refusal()
  })
  await queue.send('ann')
  await queue.send('ann')
  expect(queue.entries()).toEqual([{ id: 'a', state: 'refused', reason: 'Too long.' }])
  expect(asked).toBe(1)
})

test('a device that could not note a refusal goes on sending later', async () => {
  const entries: Entry[] = [{ id: 'a', state: 'waiting' }]
  let full = true
  const queue = queueOf(
    entries,
    () => (full ? refusal() : Promise.resolve()),
    () => full,
  )
  await expect(queue.send('ann')).rejects.toThrow('QuotaExceededError')
  full = false
  await queue.send('ann')
  expect(queue.entries()).toEqual([])
})
