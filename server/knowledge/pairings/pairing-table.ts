import { lazy } from '../lazy.ts'
import { type KinRow, type PairingRow, parseRow, type Strength, type Ties } from './pairing-rows.ts'
import { dairy } from './table/dairy.ts'
import { fruit } from './table/fruit.ts'
import { grainsAndPulses } from './table/grains-pulses.ts'
import { larder } from './table/larder.ts'
import { meatAndFish } from './table/meat-fish.ts'
import { nutsHerbsAndSpices } from './table/nuts-herbs-spices.ts'
import { vegetables } from './table/vegetables.ts'
import { type Cuisine, eastAsian } from './vocabulary.ts'

/** An ingredient with its pairings; `base` is the row that defines them, itself unless it is kin. */
export type Pairable = Omit<PairingRow, 'partners'> & {
  base: string
  /** Partners of the base, in both directions. */
  partners: ReadonlyMap<string, Ties>
  cuisines: ReadonlySet<Cuisine>
  /** Share of its partnerships from East and South-East Asian cuisines, 0 to 1. */
  eastern: number
}

/** Every row as written. */
export function pairingRows(): (PairingRow | KinRow)[] {
  return [vegetables, fruit, meatAndFish, dairy, grainsAndPulses, nutsHerbsAndSpices, larder]
    .flatMap((table) => table.split('\n'))
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map(parseRow)
}

/** Ingredients by kitchen name; parsed on first use. */
export const pairables: () => ReadonlyMap<string, Pairable> = lazy(() => {
  const rows = pairingRows()
  const partners = bothWays(rows)
  const byName = new Map<string, Pairable>()
  for (const row of rows) if (!('kin' in row)) byName.set(row.name, pairable(row, partners.get(row.name)!))
  for (const row of rows) {
    if (!('kin' in row)) continue
    const base = byName.get(row.kin)!
    const { name, cooking = base.cooking, adds = base.adds } = row
    byName.set(name, { ...base, name, cooking, adds })
  }
  return byName
})

function pairable(row: PairingRow, partners: ReadonlyMap<string, Ties>): Pairable {
  const strengths = [...partners.values()].flatMap((ties) => [...ties])
  const sum = (among: [Cuisine, Strength][]) => among.reduce((total, [, strength]) => total + strength, 0)
  return {
    ...row,
    base: row.name,
    partners,
    cuisines: new Set(strengths.map(([cuisine]) => cuisine)),
    eastern: sum(strengths.filter(([cuisine]) => eastAsian.has(cuisine))) / Math.max(1, sum(strengths)),
  }
}

/** A partnership is written in one row or in both; the stronger tie counts. Kin partners stand for their base. */
function bothWays(rows: readonly (PairingRow | KinRow)[]) {
  const baseOf = new Map(rows.map((row) => [row.name, 'kin' in row ? row.kin : row.name]))
  const all = new Map<string, Map<string, Map<Cuisine, Strength>>>()
  const tie = (from: string, to: string, cuisine: Cuisine, strength: Strength) => {
    const partners = all.get(from) ?? new Map<string, Map<Cuisine, Strength>>()
    const ties = partners.get(to) ?? new Map<Cuisine, Strength>()
    all.set(from, partners.set(to, ties))
    if ((ties.get(cuisine) ?? 0) < strength) ties.set(cuisine, strength)
  }
  for (const row of rows) {
    if ('kin' in row) continue
    for (const [name, ties] of row.partners) {
      const partner = baseOf.get(name)
      if (partner === undefined || partner === row.name) continue
      for (const [cuisine, strength] of ties) {
        tie(row.name, partner, cuisine, strength)
        tie(partner, row.name, cuisine, strength)
      }
    }
  }
  return all
}
