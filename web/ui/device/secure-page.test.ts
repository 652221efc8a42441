import { expect, test, vi } from 'vitest'
import { isSecurePage } from './secure-page.ts'

test('the browser says whether a page is secure; the iOS app needs no secure page', () => {
  for (const secure of [true, false]) {
    vi.stubGlobal('isSecureContext', secure)
    expect(isSecurePage()).toBe(secure)
  }
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' })
  expect(isSecurePage()).toBe(true)
})
