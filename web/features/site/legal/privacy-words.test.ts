import { expect, test } from 'vitest'
import { rememberedFor } from '#web/device/outbox/outbox.ts'
import { mostSeen } from '#web/device/seen/seen-store.ts'
import { words } from './privacy-words.ts'

const text = JSON.stringify(words)

test('the policy tells what a device keeps, for how long, and that signing out wipes it', () => {
  expect(text).toContain(`${mostSeen} answers at most`)
  expect(rememberedFor / 86_400_000).toBe(7)
  expect(text).toContain('what was sent in the last seven days')
  expect(text).toContain('Signing out wipes it at once, also without a network')
})

test('the policy names every cookie, and the app as the one that has none', () => {
  expect(text).toContain('one, which keeps you signed in (the iPhone app has none)')
  expect(text).not.toContain('seven days; and, for a quarter')
})
