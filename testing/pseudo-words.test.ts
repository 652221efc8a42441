import { expect, test } from 'vitest'
import { plainText, pseudo, pseudoText } from './pseudo-words.ts'

test('a text gets accents, two fifths more of it and brackets', () => {
  expect(pseudoText('Save meal')).toBe('[Şȧṽḗ ḿḗȧŀ ~~~~]')
  expect(pseudoText('Breakfast, lunch and dinner')).toBe('[Ɓřḗȧķƒȧşŧ, ŀŭƞƈħ ȧƞḓ ḓīƞƞḗř ~~~~~~ ~~~~~]')
})

test('numbers, addresses and names of things stay as they are', () => {
  for (const text of ['12 / 40', '—', '/about', 'https://example.com', 'meal-scan', 'help@example.com'])
    expect(pseudoText(text)).toBe(text)
})

test('words are changed wherever they lie, and those made of words are marked once', () => {
  const words = pseudo({
    title: 'Log',
    parts: [{ text: 'Add', tone: 'water' }],
    of: (count: number) => `${count} of ${pseudoText('ten')}`,
    none: undefined,
  })
  expect(words.title).toBe('[Ŀǿɠ ~~]')
  expect(words.parts).toEqual([{ text: '[Ȧḓḓ ~~]', tone: 'water' }])
  expect(words.of(3)).toBe('[3 ǿƒ ŧḗƞ ~~~~]')
})

test('the text behind is found again, others stay as they are', () => {
  expect(plainText(pseudoText('Save meal'))).toBe('Save meal')
  expect(plainText('Log 2 eggs')).toBe('Log 2 eggs')
})
