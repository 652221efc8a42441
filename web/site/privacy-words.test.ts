import { expect, test } from 'vitest'
import { tokenCookieDays } from '#contract/tokens.ts'
import { rememberedFor } from '#web/http/outbox.ts'
import { mostSeen } from '#web/http/seen-store.ts'
import { words } from './privacy-words.ts'

const text = JSON.stringify(words)

test('the policy tells what a device keeps, for how long, and that signing out wipes it', () => {
  expect(text).toContain(`${mostSeen} answers at most`)
  expect(rememberedFor / 86_400_000).toBe(7)
  expect(text).toContain('what was sent in the last seven days')
  expect(text).toContain('Signing out wipes it at once, also without a network')
})

test('the policy names every cookie by how long it lasts', () => {
  expect(tokenCookieDays).toBe(7)
  expect(text).toContain('in the iPhone app a second one for seven days')
})
