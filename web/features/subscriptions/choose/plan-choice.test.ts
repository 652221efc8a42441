import { expect, test } from 'vitest'
import { afterChoice, planNamed, subscribePath } from './plan-choice.ts'

const web = { plan: 'pro', upgrade: false, isSignedIn: false, isIos: false } as const

test('a guest signs up first, on the web and in the iOS app', () => {
  expect(afterChoice(web)).toBe('/?showLogin=true&planSelected=true')
  expect(afterChoice({ ...web, isIos: true })).toBe('/?showLogin=true&planSelected=true&platform=ios')
})

test('an upgrade goes to the checkout, in the iOS app to the App Store', () => {
  expect(afterChoice({ ...web, upgrade: true })).toBe('/subscribe?plan=pro&upgrade=true')
  expect(afterChoice({ ...web, upgrade: true, isSignedIn: true, isIos: true })).toBe('purchase')
})

test('an upgrade in the iOS app asks those who are signed out to sign in', () => {
  expect(afterChoice({ ...web, upgrade: true, isIos: true })).toBe(
    '/?showLogin=true&planSelected=true&upgrade=true&platform=ios',
  )
})

test('whoever is signed in already goes on to pay', () => {
  expect(afterChoice({ ...web, isSignedIn: true })).toBe('/subscribe?plan=pro')
  expect(afterChoice({ ...web, isSignedIn: true, isIos: true })).toBe('purchase')
})

test('a purchase that raised an exception falls back to the checkout page', () => {
  expect(subscribePath('plus', { upgrade: true, fallback: true })).toBe(
    '/subscribe?plan=plus&upgrade=true&fallback=true',
  )
})

test('only the two plans are plans', () => {
  expect(planNamed('plus')).toBe('plus')
  for (const other of ['trial', 'PRO', 'constructor', '', null, undefined])
    expect(planNamed(other)).toBe(undefined)
})
