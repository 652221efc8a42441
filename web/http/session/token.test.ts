import { expect, test } from 'vitest'
import { isValidToken, storedToken, tokenKey } from './token.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: unknown) => `${part({ alg: 'EdDSA' })}.${part(payload)}.signature`
const endsIn = (seconds: number) => tokenOf({ sub: 'änn', exp: now / 1000 + seconds })

function storeWith(token: string) {
  const kept = new Map([[tokenKey, token]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a token whose end is to come, or that names none, is valid', () => {
  expect(isValidToken(endsIn(1), now)).toBe(true)
  expect(isValidToken(tokenOf({ sub: 'ann' }), now)).toBe(true)
})

test('a token that has ended is not valid, from the second of its end on', () => {
  expect(isValidToken(endsIn(0), now)).toBe(false)
  expect(isValidToken(endsIn(-60), now)).toBe(false)
})

test('a token needs three parts and a payload that decodes', () => {
  const [head, payload] = endsIn(60).split('.')
  for (const wrong of [
    '',
    'abc',
    `${head}.${payload}`,
    `${head}.${payload}.x.y`,
    'a.%%%.c',
    `${head}.bm90IGpzb24.c`,
  ])
    expect(isValidToken(wrong, now)).toBe(false)
  expect(isValidToken(tokenOf('text'), now)).toBe(false)
  expect(isValidToken(tokenOf({ exp: 'soon' }), now)).toBe(false)
})

test('an expired token is removed from storage, a valid one stays', () => {
  const expired = storeWith(endsIn(-1))
  expect(storedToken(expired, now)).toBeUndefined()
  expect(expired.kept.size).toBe(0)

  const valid = storeWith(endsIn(60))
  expect(storedToken(valid, now)).toBe(endsIn(60))
  expect(valid.kept.size).toBe(1)
})
