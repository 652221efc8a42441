import { DataFileError, readText } from '../data/read-table.ts'
import { lazy } from '../lazy.ts'
import { type KinRow, type PairingRow, parsePairings, type Strength, type Ties } from './pairing-rows.ts'
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

const files = [
  'vegetables',
  'fruit',
  'meat-fish',
  'dairy',
  'grains-pulses',
  'nuts-herbs-spices',
  'larder',
].map((name) => `pairings/${name}.csv`)

/** Every row as written. Error: `DataFileError` naming the row. */
export function pairingRows(): (PairingRow | KinRow)[] {
  const rows = files.flatMap((file) => parsePairings(file, readText(file)))
  const full = new Set(rows.flatMap((row) => ('kin' in row ? [] : row.name)))
  for (const row of rows)
    if ('kin' in row && !full.has(row.kin))
      throw new DataFileError(`pairings, ${row.name}: ${row.kin} has no pairings of its own.`)
  return rows
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
