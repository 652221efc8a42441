import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

type Job = { person: string; name: string }

test('a person with many files waits between them for everybody else', () => {
  const line = fairQueue<Job>(({ person }) => person)
  for (const name of ['a1', 'a2', 'a3']) line.add({ person: 'ann', name })
  line.add({ person: 'bob', name: 'b1' })
  line.add({ person: 'cem', name: 'c1' })
  const order = Array.from({ length: 6 }, () => line.take()?.name)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined])
})

test('a person who may not begin is passed over and keeps the place', () => {
  const line = fairQueue<Job>(({ person }) => person)
  line.add({ person: 'ann', name: 'a1' })
  line.add({ person: 'bob', name: 'b1' })
  expect(line.take((person) => person !== 'ann')?.name).toBe('b1')
  expect(line.take()?.name).toBe('a1')
})
