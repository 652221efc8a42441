import { expect, test } from 'vitest'
import { canonical, offsetOf, zoneOf, zonesFor } from './zones.ts'

const cities = (typed: string) => zonesFor(typed).flatMap(({ zones }) => zones.map(({ city }) => city))

test('the groups of the specification come before anything is typed', () => {
  expect(zonesFor('').map(({ label }) => label)).toEqual([
    'North America',
    'Europe',
    'Asia',
    'Pacific',
    'Other',
  ])
  expect(cities(' ')).toEqual(cities(''))
  expect(cities('')).toContain('Mumbai')
})

test('a search looks through every zone, by city or region, with accents and capitals or without', () => {
  expect(cities('')).not.toContain('Berlin')
  expect(cities('berlin')).toEqual(['Berlin'])
  expect(cities('EUROPE/Ber')).toEqual(['Berlin'])
  expect(cities('são paulo')).toEqual(['Sao Paulo'])
  expect(cities('mumbai')).toEqual(['Mumbai'])
  expect(cities('atlantis')).toEqual([])
})

test('a zone of two names is one', () => {
  expect(canonical('Asia/Kolkata')).toBe(canonical('Asia/Calcutta'))
  expect(zoneOf('Asia/Calcutta').city).toBe('Mumbai')
  expect(canonical('Nowhere/Land')).toBe('Nowhere/Land')
})

test('the offset is that of the day', () => {
  expect(offsetOf('Europe/Berlin', new Date('2026-01-15T12:00:00Z'))).toBe('GMT+1')
  expect(offsetOf('Europe/Berlin', new Date('2026-07-15T12:00:00Z'))).toBe('GMT+2')
  expect(offsetOf('Asia/Kolkata', new Date('2026-07-15T12:00:00Z'))).toBe('GMT+5:30')
})
