import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const colors = Object.fromEntries(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
)

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const [lower, higher] = [luminance(colors[one]![theme]), luminance(colors[other]![theme])].sort(
    (a, b) => a - b,
  )
  return (higher! + 0.05) / (lower! + 0.05)
}

const themes = ['light', 'dark'] as const
const surfaces = ['paper', 'raised', 'sunken', 'herb-soft', 'tomato-soft', 'amber-soft', 'water-soft']
const texts = [
  'ink',
  'ink-2',
  'ink-3',
  'herb',
  'tomato-text',
  'protein',
  'carbs-text',
  'fat-text',
  'sugar-text',
]

test('every text colour reaches 4.5:1 on every surface in both themes', () => {
  for (const theme of themes)
    for (const text of [...texts, 'water-text', 'energy-text'])
      for (const surface of surfaces)
        expect(contrast(text, surface, theme), `${text} on ${surface}, ${theme}`).toBeGreaterThanOrEqual(4.5)
})

test('labels on filled buttons reach 4.5:1, also while pointed at', () => {
  for (const theme of themes) {
    for (const fill of ['herb', 'herb-deep'])
      expect(contrast('on-herb', fill, theme)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('on-tomato', 'tomato', theme)).toBeGreaterThanOrEqual(4.5)
  }
})

test('the outline of an input reaches 3:1 on paper and on cards', () => {
  for (const theme of themes)
    for (const surface of ['paper', 'raised'])
      expect(contrast('edge', surface, theme), `${surface}, ${theme}`).toBeGreaterThanOrEqual(3)
})
