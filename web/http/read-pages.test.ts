import { expect, test } from 'vitest'
import { nextCursorOf } from './read-pages.ts'

const answer = (link?: string) => new Response('[]', link ? { headers: { link } } : {})

test('the next page’s cursor is read from the link, wherever it stands in the address', () => {
  expect(nextCursorOf(answer('</api/workouts?limit=20&cursor=a%2Bb%3D>; rel="next"'))).toBe('a+b=')
  expect(nextCursorOf(answer('</api/workouts?cursor=abc&limit=20>; rel="next"'))).toBe('abc')
})

test('the last page has no cursor', () => {
  expect(nextCursorOf(answer())).toBeUndefined()
  expect(nextCursorOf(answer('</api/workouts?cursor=abc>; rel="prev"'))).toBeUndefined()
})
