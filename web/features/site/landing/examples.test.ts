import { expect, test } from 'vitest'
import { words } from '../words.ts'
import { parts } from './plate-scene.tsx'

const { plate, demos } = words
const grams = (text: string) => Number.parseFloat(text)
const energyOf = ([protein, carbs, fat]: number[]) => 4 * protein! + 4 * carbs! + 9 * fat!

test('the plate’s energy is that of its protein, carbs and fat, within what rounding and fibre make', () => {
  const total = Object.values(parts).reduce((sum, calories) => sum + calories)
  const byMacros = energyOf([plate.protein, plate.carbs, plate.fat].map(grams))
  expect(Math.abs(byMacros / total - 1)).toBeLessThan(0.04)
})

test('the example of a day adds up', () => {
  const total = energyOf(demos.bars.map(({ value }) => value))
  expect(demos.dayTotal).toBe(`${total.toLocaleString('en-US')} kcal`)
  for (const { value, max, text } of demos.bars) expect(text).toBe(`${value} / ${max} g`)
})
