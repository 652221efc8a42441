import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test('fewer than eight letters are too short', () => {
  expect(strengthOf('')).toBe('short')
  expect(strengthOf('aB3$xyz')).toBe('short')
})

test.each(['aaaaaaaaaaaa', '12345678', 'abcdefghijkl', '11112222', 'sunshine'])(
  '%s is easy to guess',
  (password) => {
    expect(strengthOf(password)).toBe('weak')
  },
)

test('a few words in a row are strong, a short mix is fair', () => {
  expect(strengthOf('maple tractor sings low')).toBe('strong')
  expect(strengthOf('k7#Tq9pZ')).toBe('fair')
})

test('one’s own name and address are worth little', () => {
  expect(strengthOf('theodora1987')).toBe('fair')
  expect(strengthOf('theodora1987', ['Theodora', 'theodora@example.com'])).toBe('weak')
})
