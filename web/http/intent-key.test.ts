import { expect, test } from 'vitest'
import { intentKeys } from './intent-key.ts'

function counted() {
  let count = 0
  return intentKeys(() => {
    count += 1
    return `key ${count}`
  })
}

test('sending the same entry again keeps its key', () => {
  const keys = counted()
  expect(keys.keyFor({ food: 'apple' })).toBe('key 1')
  expect(keys.keyFor({ food: 'apple' })).toBe('key 1')
})

test('a changed entry is another intent', () => {
  const keys = counted()
  keys.keyFor({ food: 'apple' })
  expect(keys.keyFor({ food: 'pear' })).toBe('key 2')
})

test('the same food logged once more on purpose is another intent', () => {
  const keys = counted()
  keys.keyFor({ food: 'apple' })
  keys.done()
  expect(keys.keyFor({ food: 'apple' })).toBe('key 2')
})
