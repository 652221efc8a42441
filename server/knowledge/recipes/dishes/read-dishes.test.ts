import { expect, test } from 'vitest'
import { parseCookingTimes } from '../cooking-times.ts'
import { parseSwaps } from '../fixed-parts.ts'
import { parseDishes, parseGroups, parseSides } from './read-dishes.ts'

const groups = parseGroups(
  'groups.yaml',
  `
lists:
  roots: [carrot, parsnip]
  vegetables: [$roots, leek]
slots:
  herb: { only: [parsley], optional: true, grams: 5 }
  much herb: { like: herb, grams: 20 }
`,
)
const tacos = `
- id: tacos
  title: "{veg} tacos"
  about: Hot filling in a warm tortilla.
  cuisine: Mexican
  method: pan
  emoji: 🌮
  meals: [lunch, dinner]
  slots:
    veg: { kinds: [pepper], only: [$vegetables, mushroom], most: 2, grams: 100, cut: shredded }
    herb: { like: much herb, cut: chopped }
  pantry: { olive oil: 8, salt: 1 }
  minutes: 10
  steps:
    - Fry the {veg} in the olive oil for {veg@fry} minutes
    - Season with salt[ and scatter with the {herb}]
`
const read = (text: string) => parseDishes('dishes/mexican.yaml', text, groups)

test('a slot has what its groups have', () => {
  expect(read(tacos)[0]!.slots).toEqual({
    veg: {
      kinds: ['pepper'],
      only: ['carrot', 'parsnip', 'leek', 'mushroom'],
      most: 2,
      grams: 100,
      cut: 'shredded',
    },
    herb: { only: ['parsley'], optional: true, grams: 20, cut: 'chopped' },
  })
})

test.each([
  ['mushroom', 'mushrom', ', slot veg, only: "mushrom" is not allowed.'],
  ['kinds: [pepper]', 'kinds: [peppers]', ', slot veg, kinds: "peppers" is not allowed.'],
  ['$vegetables', '$greens', ', slot veg: $greens is no list of the groups.'],
  ['much herb', 'herbs', ', slot herb, like herbs: is no mapping.'],
  ['most: 2', 'many: 2', ', slot veg: many is no field.'],
  ['grams: 100', 'grams: 100 g', ', slot veg, grams: "100 g" is not allowed.'],
  ['olive oil: 8', 'oil of olives: 8', ', pantry: "oil of olives" is not allowed.'],
  ['lunch', 'brunch', ', meals: "brunch" is not allowed.'],
  ['  minutes: 10\n', '', ': minutes is missing.'],
  [
    'olive oil for',
    'olive oil, for',
    ', steps: "Fry the {veg} in the olive oil, for {veg@fry} minutes" is not',
  ],
])('a dish with %s as %s is refused with its place', (part, other, reason) => {
  expect(() => read(tacos.replace(part, other))).toThrow(`dishes/mexican.yaml, dish tacos${reason}`)
})

test('a group of what is no ingredient is refused with its name', () => {
  const readGroups = (text: string) => () => parseGroups('groups.yaml', text)
  expect(readGroups('lists:\n  roots: [carot]\nslots: {}')).toThrow('groups.yaml, list roots: "carot" is not')
  expect(readGroups('lists: {}\nslots:\n  herb: { only: [herbs] }')).toThrow(
    'groups.yaml, slot herb, only: "herbs" is not allowed.',
  )
})

test('a cooking time of no kind or ingredient is refused with its line', () => {
  const header = 'of,name,fry,roast,boil,simmer,grill,steam'
  for (const [row, reason] of [
    ['kind,bird,7,,,,,', '"bird" is none of poultry,'],
    ['ingredient,chiken wing,7,,,,,', '"chiken wing" is no ingredient.'],
    ['kind,poultry,7 min,,,,,', '"7 min" is no number from 0.'],
  ])
    expect(() => parseCookingTimes(`${header}\n${row}\n`)).toThrow(
      `dishes/cooking-times.csv, line 2 (${row!.split(',', 1)}): ${reason}`,
    )
})

test('a side of an unknown kind or without a field is refused with its number', () => {
  const rice =
    '- called: rice\n  slot: { kinds: [rice] }\n  minutes: 5\n  serve: Serve it\n  methods: [pan]\n'
  expect(parseSides('sides.yaml', rice)).toMatchObject([{ starch: false, steps: [], pantry: {} }])
  expect(() => parseSides('sides.yaml', rice.replace('[rice]', '[rise]'))).toThrow(
    'sides.yaml, side 1, kinds: "rise" is not allowed.',
  )
  expect(() => parseSides('sides.yaml', `${rice}${rice.replace('  minutes: 5\n', '')}`)).toThrow(
    'sides.yaml, side 2: minutes is missing.',
  )
})

test('a substitute that is no ingredient is refused with its line', () => {
  expect(() => parseSwaps('ingredient,substitutes\nbutter,olive oil|lart\n')).toThrow(
    'dishes/swaps.csv, line 2 (butter): "lart" is no ingredient.',
  )
})
