import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { words } from './words.ts'

test('a folder, a number of runs and prices are taken as given', () => {
  expect(
    readArguments(['n5k', '--runs', '3', '--limit', '50', '--input-price', '0', '--output-price', '0.6']),
  ).toMatchObject({
    folder: 'n5k',
    engine: false,
    runs: 3,
    atOnce: 1,
    limit: 50,
    prices: { input: 0, output: 0.6 },
  })
  expect(readArguments([])).toMatchObject({ runs: 1, limit: undefined, prices: undefined })
})

test('the learned expenditure is asked for by its name, and by a number of people', () => {
  expect(readArguments(['expenditure', '--limit', '60'])).toMatchObject({ expenditure: true, limit: 60 })
  expect(readArguments(['n5k'])).toMatchObject({ expenditure: false })
})

test.each([
  [['--runs', 'often'], words.notACount('runs')],
  [['--limit', '0'], words.notACount('limit')],
  [['--at-once', '1.5'], words.notACount('at-once')],
  [['--input-price', '$3', '--output-price', '15'], words.notAPrice('input-price')],
  [['--input-price', '3'], words.bothPrices],
  [['--colour', 'red'], /colour/],
])('%j is answered with a sentence', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
