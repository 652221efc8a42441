import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Takes everything from a queue of `lea1` (a person and a number). */
function taken(jobs: readonly string[], mayBegin?: (person: string) => boolean) {
  const queue = fairQueue((job: string) => job.slice(0, 3))
  for (const job of jobs) queue.add(job)
  const order: string[] = []
  for (let job = queue.take(mayBegin); job; job = queue.take(mayBegin)) order.push(job)
  return order
}

test('people take turns, however many jobs one of them has', () => {
  expect(taken(['lea1', 'lea2', 'lea3', 'mia1', 'noa1', 'mia2'])).toEqual([
    'lea1',
    'mia1',
    'noa1',
    'lea2',
    'mia2',
    'lea3',
  ])
})

test('an account that may not begin keeps its turn and holds up no other', () => {
  expect(taken(['lea1', 'mia1', 'lea2'], (person) => person !== 'lea')).toEqual(['mia1'])
})
