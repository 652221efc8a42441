import { expect, test } from 'vitest'
import { user as schema, type User } from '#contract/access/user.ts'
import { isUser } from './is-user.ts'
import { ann } from './testing.ts'

const user: User = { ...ann, trialEndDate: '2026-11-28T10:00:00.000Z' }

test('a user is one by hand as by the schema', () => {
  expect(schema.safeParse(user).success).toBe(true)
  expect(isUser(user)).toBe(true)
  expect(isUser(JSON.parse(JSON.stringify(user)))).toBe(true)
})

test.each(Object.keys(schema.shape))(
  'a user without %s is none, nor one with something else there',
  (name) => {
    for (const other of [undefined, 7, { deep: true }]) {
      const wrong = { ...user, [name]: other }
      expect(schema.safeParse(wrong).success).toBe(false)
      expect(isUser(wrong)).toBe(false)
    }
  },
)

test('null, a text and an unknown plan are no user', () => {
  for (const wrong of [null, undefined, 'Ann', { ...user, subscriptionTier: 'gold' }])
    expect(isUser(wrong)).toBe(false)
})
