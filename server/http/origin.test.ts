import { expect, test } from 'vitest'
import { allowedOrigins } from './origin.ts'

const port = () => 3000

test('behind a public address its origin alone is ours, and none that looks like it', () => {
  const isOurs = allowedOrigins({ publicUrl: 'https://forkmile.example', host: '127.0.0.1' }, port)
  expect(isOurs('https://forkmile.example')).toBe(true)
  for (const other of [
    'https://forkmile.example.evil.example',
    'https://forkmile.example:8443',
    'https://evil.example/https://forkmile.example',
    'https://a.forkmile.example',
    'https://forkmile.exampl',
    'http://forkmile.example',
    'http://127.0.0.1:3000',
    'null',
    '',
  ])
    expect([other, isOurs(other)]).toEqual([other, false])
})

test('without one, this machine’s names on our port are ours', () => {
  const isOurs = allowedOrigins({ publicUrl: undefined, host: '192.0.2.7' }, port)
  for (const own of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://192.0.2.7:3000',
  ])
    expect([own, isOurs(own)]).toEqual([own, true])
  for (const other of [
    'http://localhost:30000',
    'http://localhost:3000.evil.example',
    'http://localhost',
    'https://localhost:3000',
    'http://192.0.2.8:3000',
    'null',
  ])
    expect([other, isOurs(other)]).toEqual([other, false])
})
