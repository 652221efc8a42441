import { expect, test } from 'vitest'
import { keysetPages } from './keyset-pages.ts'

/** Pages of two of the numbers, by a read that follows `after`. */
async function pagesOf(numbers: number[], read: (after: number | undefined) => number[]) {
  let reads = 0
  const pages: number[][] = []
  const counted = async (after: number | undefined) => {
    reads++
    return read(after).slice(0, 2)
  }
  for await (const page of keysetPages(counted, (one) => one, 2)) pages.push(page)
  expect(numbers).toEqual([...new Set(pages.flat())])
  return { pages, reads }
}

test('pages follow each other until one is short', async () => {
  const numbers = [1, 2, 3, 4, 5]
  const { pages, reads } = await pagesOf(numbers, (after = 0) => numbers.filter((one) => one > after))
  expect(pages).toEqual([[1, 2], [3, 4], [5]])
  expect(reads).toBe(3)
})

test('nothing is a read without a page', async () => {
  expect(await pagesOf([], () => [])).toEqual({ pages: [], reads: 1 })
})

test('a place that does not move ends the loop', async () => {
  const { reads } = await pagesOf([7, 8], () => [7, 8, 9])
  expect(reads).toBe(2)
})
