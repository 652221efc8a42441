import { expect, test } from 'vitest'
import { asDeepLink } from './app-links.ts'

const site = 'https://forkmile.example'
const read = (url: string) => asDeepLink(url, site)

test('a link of the site that opened the app is one of the app’s own', () => {
  expect(read('https://forkmile.example/dashboard')).toBe('forkmile://dashboard')
  expect(read('https://forkmile.example/account?tab=billing#card')).toBe('forkmile://account?tab=billing')
  expect(read('https://forkmile.example/account/devices')).toBe('forkmile://account/devices')
})

test('links of other sites, of other pages and of the app’s scheme stay as they are', () => {
  for (const url of [
    'https://evil.example/dashboard',
    'https://forkmile.example.evil.example/dashboard',
    'http://forkmile.example/dashboard',
    'https://forkmile.example/accounting',
    'https://forkmile.example/auth/callback?code=c',
    'forkmile://account?tab=billing',
    'no link at all',
  ])
    expect(read(url)).toBe(url)
  expect(asDeepLink('https://forkmile.example/dashboard', undefined)).toBe(
    'https://forkmile.example/dashboard',
  )
})
