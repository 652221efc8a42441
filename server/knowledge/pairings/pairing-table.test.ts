import { describe, expect, test } from 'vitest'
import { allIngredients } from '../kitchen/ingredients.ts'
import { type KinRow, type PairingRow, parsePairings } from './pairing-rows.ts'
import { pairables, pairingRows } from './pairing-table.ts'

const rows = pairingRows()
const full = rows.filter((row): row is PairingRow => !('kin' in row))
const kin = rows.filter((row): row is KinRow => 'kin' in row)
const inTheKitchen = new Set(allIngredients.map(({ name }) => name))

/** Kitchen ingredients without pairings: tasteless seasoning, leavening, whole dishes. */
const pairsWithNothing = new Set([
  'water',
  'ice',
  'salt',
  'msg',
  'sweetener',
  'baking powder',
  'baking soda',
  'yeast',
  'cornstarch',
  'gelatin',
  'agar',
  'psyllium husk',
  'potato chip',
  'beef jerky',
  'pizza',
])

describe('the table of pairings', () => {
  test('holds well over 250 ingredients with partners of their own', () => {
    expect(full.length).toBeGreaterThan(400)
    for (const { name } of full) expect(pairables().get(name)!.partners.size, name).toBeGreaterThanOrEqual(3)
  })
  test('names nothing twice', () => {
    const names = rows.map(({ name }) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })
  test('calls everything as the kitchen does', () => {
    const named = rows.flatMap((row) =>
      'kin' in row ? [row.name, row.kin] : [row.name, ...row.partners.keys()],
    )
    expect([...new Set(named)].filter((name) => !inTheKitchen.has(name))).toEqual([])
  })
  test('knows every ingredient of the kitchen that is food', () => {
    const left = [...inTheKitchen].filter((name) => !pairsWithNothing.has(name) && !pairables().has(name))
    expect(left).toEqual([])
  })
  test('has partners that are in it, and none that is its own', () => {
    for (const { name, partners } of full) {
      expect(
        [...partners.keys()].filter((partner) => partner === name || !pairables().has(partner)),
        name,
      ).toEqual([])
    }
  })
  test('has kin of full rows only', () => {
    const fullNames = new Set(full.map(({ name }) => name))
    expect(kin.filter((row) => !fullNames.has(row.kin)).map(({ name }) => name)).toEqual([])
  })
  test('holds every partnership both ways', () => {
    for (const { base, partners } of pairables().values()) {
      for (const [partner, ties] of partners)
        expect(pairables().get(partner)!.partners.get(base), base).toEqual(ties)
    }
  })
  test('serves nothing uncooked that has to reach a core temperature', () => {
    const needsHeat = allIngredients.filter(({ safe, kinds }) => {
      return safe !== undefined && !kinds.includes('cooked_meat')
    })
    const raw = needsHeat.filter(({ name }) => pairables().get(name)?.cooking.minutes.has('raw'))
    expect(raw.map(({ name }) => name)).toEqual([])
  })
})

describe('a row that breaks the format', () => {
  const header = 'name,like,part,flavours,textures,methods,benefit,partners'
  const tomato = 'tomato,,vegetable,sweet|sour,juicy,raw|roast=30,vitamin C,it: basil 3|garlic;gr: feta'
  const read = (row: string) => () => parsePairings('pairings/vegetables.csv', `${header}\n${row}\n`)

  test.each([
    [tomato.replace('vegetable', 'plant'), '"plant" is none of meat, poultry'],
    [tomato.replace('sour', 'loud'), '"loud" is none of sweet, sour'],
    [tomato.replace('juicy', 'wet'), '"wet" is none of crisp, crunchy'],
    [tomato.replace('roast', 'burn'), '"burn" is none of stirfry, fry'],
    [tomato.replace('=30', '=long'), '"long" is no number from 0.'],
    [tomato.replace('it:', 'xx:'), '"xx" is none of it, fr'],
    [tomato.replace('basil', 'basilisk'), '"basilisk" is no ingredient.'],
    [tomato.replace('vitamin C', ''), 'a cell is empty.'],
    ['tomato,cherry tomato,vegetable,,,,,', 'what is like cherry tomato has its methods and benefit only.'],
  ])('"%s" is refused with its place', (row, reason) => {
    expect(read(row)).toThrow(`pairings/vegetables.csv, line 2 (tomato): ${reason}`)
  })
})
