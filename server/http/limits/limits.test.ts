import { expect, test } from 'vitest'
import { networkOf } from './limits.ts'

test('the addresses of one IPv6 network count together, those of another do not', () => {
  const home = networkOf('2001:db8:1:2::1')
  expect(networkOf('2001:db8:1:2:ffff:0:0:9')).toBe(home)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(home)
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('an IPv4 address counts alone, however it is written', () => {
  expect(networkOf('10.0.0.1')).toBe('10.0.0.1')
  expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
})
