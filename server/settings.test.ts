import { expect, test } from 'vitest'
import { allowedOrigins } from './http/origin.ts'
import { addressOf, readSettings } from './settings.ts'

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'forkmile.example'],
  ['DATABASE_URL', 'mysql://there'],
  ['MAP_TILES_URL', 'tiles'],
  ['MAP_TILES_URL', 'https://'],
  ['MAP_TILES_CREDIT', 'x'.repeat(201)],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/8, 10.0.0.0/33'],
  ['AI_TIMEOUT_MS', '1'],
  ['SMTP_URL', 'http://mail'],
])('the setting %s is refused as %s, in a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .+\\.$`))
})

test('proxies are addresses, networks, or the names of the private ones', () => {
  expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
    '::1',
  ])
  expect(readSettings({ MAP_TILES_URL: 'https://{s}.tiles.example/{z}.png' }).mapTilesUrl).toContain('{s}')
})

test('maps name OpenStreetMap, unless other tiles come with another credit', () => {
  expect(readSettings({}).mapTilesCredit).toBe('© OpenStreetMap contributors')
  expect(readSettings({ MAP_TILES_CREDIT: '© Hills & Dales' }).mapTilesCredit).toBe('© Hills & Dales')
})

test('the address to visit is one that a browser takes, and its pages may make changes', () => {
  for (const [host, address] of [
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
  ] as const) {
    const settings = readSettings({ HOST: host })
    expect(addressOf(settings, 3000)).toBe(address)
    const allowed = allowedOrigins(settings, () => 3000)
    expect(allowed(address)).toBe(true)
    expect(allowed('http://127.0.0.1:3001')).toBe(false)
    expect(allowed('http://evil.example:3000')).toBe(false)
  }
})
