import { expect, test } from 'vitest'
import { gtinOf } from './gtin.ts'

test('every kind of product number is read as the same fourteen digits', () => {
  expect(gtinOf('3017620422003')).toBe('03017620422003')
  expect(gtinOf('036000291452')).toBe('00036000291452')
  expect(gtinOf('0036000291452')).toBe('00036000291452')
  expect(gtinOf('96385074')).toBe('00000096385074')
  expect(gtinOf('00036000291452')).toBe('00036000291452')
  expect(gtinOf(' 3 017620-422003 ')).toBe('03017620422003')
})

test('a short UPC-E stands for the UPC-A it leaves zeros out of', () => {
  expect(gtinOf('04252614')).toBe('00042100005264')
  expect(gtinOf('01234565')).toBe('00012345000065')
})

test('a wrong check digit, letters, other lengths and nothing at all are no product number', () => {
  for (const wrong of ['3017620422004', '036000291453', '1234567', '30176204220', 'abcdefgh', '', '00000000'])
    expect(gtinOf(wrong), wrong).toBeUndefined()
})

test('any single digit that was misread is noticed', () => {
  const code = '3017620422003'
  for (let at = 0; at < code.length; at++)
    for (const digit of '0123456789')
      if (digit !== code[at]) expect(gtinOf(code.slice(0, at) + digit + code.slice(at + 1))).toBeUndefined()
})
