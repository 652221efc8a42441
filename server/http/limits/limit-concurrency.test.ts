import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more run together than allowed, the rest in the order they came', async () => {
  const limited = limitConcurrency(2, 10, 'busy')
  let running = 0
  let most = 0
  const ended: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      limited(async () => {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
        ended.push(number)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(ended).toEqual([1, 2, 3, 4, 5])
})

test('a full line refuses at once, and takes work again afterwards', async () => {
  const limited = limitConcurrency(1, 1, 'Come back later.')
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = limited(() => promise)
  const second = limited(async () => 'second')
  await expect(limited(async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Come back later.',
  })
  resolve()
  await first
  expect(await second).toBe('second')
  expect(await limited(async () => 'fourth')).toBe('fourth')
})

test('work that fails gives its place back', async () => {
  const limited = limitConcurrency(1, 0, 'busy')
  await expect(limited(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited(async () => 'next')).toBe('next')
})
