import { kilogramsPerPound, kilometresPerMile } from '#contract/measures/units.ts'
import { thousandths } from '../sums.ts'
import { type Cells, cited, numberIn, RefusedRow } from './cells.ts'
import type { Reading } from './file-set.ts'
import { words } from './words.ts'

const kilogramsPer: Record<string, number> = {
  kg: 1,
  kgs: 1,
  lb: kilogramsPerPound,
  lbs: kilogramsPerPound,
}
const metresPer: Record<string, number> = {
  m: 1,
  meters: 1,
  km: 1000,
  mi: kilometresPerMile * 1000,
  miles: kilometresPerMile * 1000,
  yd: 0.9144,
  ft: 0.3048,
}

/** A figure with the names of its columns: those that name a unit, one without, and one with the unit. */
type Columns = { named: Record<string, string>; bare?: string; unit?: string }

/** Kilograms above 0; other programs write 0 where there is no weight. */
export function kilogramsIn(cells: Cells, columns: Columns, reading: Reading): number | null {
  return amountIn(cells, columns, kilogramsPer, reading, (unit) => unit, 3)
}

/** Meters above 0. */
export function metresIn(cells: Cells, columns: Columns, reading: Reading): number | null {
  return amountIn(cells, columns, metresPer, reading, (unit) => (unit === 'kg' ? 'km' : 'mi'), 2)
}

function amountIn(
  cells: Cells,
  { named, bare, unit }: Columns,
  scale: Record<string, number>,
  { unit: chosen, unitMissing }: Reading,
  usual: (unit: 'kg' | 'lb') => string,
  decimals: 2 | 3,
): number | null {
  const rounded = (amount: number | null, by: number) => {
    const value =
      amount === null ? 0 : decimals === 3 ? thousandths(amount * by) : Math.round(amount * by * 100) / 100
    return value > 0 ? value : null
  }
  for (const [column, of] of Object.entries(named)) {
    const text = cells(column)
    if (text) return rounded(numberIn(text), scale[of]!)
  }
  const amount = bare ? numberIn(cells(bare)) : null
  if (amount === null || amount <= 0) return null
  const said = unit ? cells(unit).toLowerCase() : ''
  if (said) {
    const by = Object.hasOwn(scale, said) ? scale[said] : undefined
    if (!by) throw new RefusedRow(words.unknownUnit(cited(said)))
    return rounded(amount, by)
  }
  if (!chosen) unitMissing()
  return rounded(amount, scale[usual(chosen ?? 'kg')]!)
}
