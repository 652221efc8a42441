import { expect, test } from 'vitest'
import { admissionPool } from './admission.ts'

const soon = { person: 2, all: 3, waitMs: 20 }

test('a person has so many places at once, and no more than there are in all', async () => {
  const enter = admissionPool(soon)
  await enter('ann')
  await enter('ann')
  await expect(enter('ann')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: expect.any(Number) },
  })
  await enter('bob')
  await expect(enter('cem')).rejects.toMatchObject({ code: 'unavailable' })
})

test('who waits comes in when a place is left, past those whose places are all taken', async () => {
  const enter = admissionPool({ ...soon, waitMs: 60_000 })
  const [first] = [await enter('ann'), await enter('ann')]
  const leaveBob = await enter('bob')
  const order: string[] = []
  const third = enter('ann').then((leave) => {
    order.push('ann')
    return leave
  })
  const cem = enter('cem').then((leave) => {
    order.push('cem')
    return leave
  })
  leaveBob()
  await cem
  first!()
  await third
  expect(order).toEqual(['cem', 'ann'])
})

test('leaving twice frees one place', async () => {
  const enter = admissionPool({ person: 1, all: 1, waitMs: 20 })
  const leave = await enter('ann')
  leave()
  leave()
  await enter('ann')
  await expect(enter('bob')).rejects.toMatchObject({ code: 'unavailable' })
})
