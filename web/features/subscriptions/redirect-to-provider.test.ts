import { expect, test } from 'vitest'
import { isProviderPage } from './redirect-to-provider.ts'

const site = 'https://forkmile.example/subscribe'

test('the provider’s page is followed over https alone', () => {
  expect(isProviderPage('https://checkout.stripe.com/c/pay/cs_1', site)).toBe(true)
  for (const other of [
    'http://checkout.stripe.com/c/pay/cs_1',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//evil.example/pay',
    '/subscribe',
    'https://stripe.com@evil.example/',
    '',
  ])
    expect(isProviderPage(other, site)).toBe(false)
})

test('a server on this machine may lead to a provider on this machine, and no other', () => {
  expect(isProviderPage('http://127.0.0.1:4242/pay/cs_1', 'http://127.0.0.1:3000/subscribe')).toBe(true)
  expect(isProviderPage('http://127.0.0.1:4242/pay/cs_1', site)).toBe(false)
  expect(isProviderPage('http://127.evil.example/pay', 'http://127.0.0.1:3000/subscribe')).toBe(false)
})
