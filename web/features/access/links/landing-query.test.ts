import { expect, test } from 'vitest'
import { failureText } from '../sign-in/failure-text.ts'
import { landingQuery, withoutLandingQuery } from './landing-query.ts'

const read = (query: string) => landingQuery(new URLSearchParams(query))

test('the landing page is asked for the dialog, for the plan to be kept, and to explain a failure', () => {
  expect(read('showLogin=true&planSelected=true&platform=ios')).toEqual({
    showLogin: true,
    planSelected: true,
    upgrade: false,
    error: null,
  })
  const nothing = { showLogin: false, planSelected: false, upgrade: false, error: null }
  expect(read('error=auth_failed')).toEqual({ ...nothing, error: 'auth_failed' })
  expect(read('showLogin=1&error=')).toEqual(nothing)
  expect(read('showLogin=true&upgrade=true')).toEqual({ ...nothing, showLogin: true, upgrade: true })
  expect(read('')).toBeUndefined()
  expect(read('utm_source=letter')).toBeUndefined()
})

test('what was read leaves the address, the rest stays', () => {
  const without = (query: string) => withoutLandingQuery(new URLSearchParams(query))
  expect(without('showLogin=true&planSelected=true&platform=ios&error=x')).toBe('/')
  expect(without('error=x&utm_source=letter')).toBe('/?utm_source=letter')
})

test('a failure is explained by its code, or by a short piece of the provider’s own text', () => {
  expect(failureText('no_token')).toBe('No authentication token received')
  expect(failureText('OAuth error: You said no.')).toBe('OAuth error: You said no.')
  expect(failureText('x'.repeat(900))).toHaveLength(200)
  expect(failureText('toString')).toBe('toString')
})
