import type { Motherhood } from '#contract/account/profile.ts'
import { type Micronutrient, micronutrientGroups } from '#contract/foods/micronutrients.ts'
import { supplementLimited } from '#contract/nutrition/nutrient-panel.ts'
import { numberIn, wordIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { lazy } from '../lazy.ts'

type Sex = 'female' | 'male'
/** Age in whole years. */
export type Person = { sex: Sex; age: number; motherhood: Motherhood | null }
/** `rda` is a Recommended Dietary Allowance, `ai` an Adequate Intake. */
export type Recommended = { amount: number; basis: 'rda' | 'ai' }
type Name = Micronutrient | 'fiber' | 'sodium'

const { minerals, vitamins } = micronutrientGroups
const recommendedNames = ['fiber', 'sodium', ...minerals, ...vitamins] as const satisfies Name[]
const limitedNames = [
  'sodium',
  'calciumMg',
  'ironMg',
  'phosphorusMg',
  'zincMg',
  'copperMg',
  'manganeseMg',
  'seleniumUg',
  'vitaminB6Mg',
  'cholineMg',
  'vitaminCMg',
  'vitaminDUg',
] as const satisfies Name[]

/** Life stage groups of the reference. */
type Group = Sex | Motherhood
const groups = ['any', 'female', 'male', 'pregnancy', 'lactation'] as const satisfies ('any' | Group)[]

type Row<Amount> = { group: 'any' | Group; from: number; amounts: Partial<Record<Name, Amount>> }

/** Error: `DataFileError` for a cell that is no amount. */
export const parseRecommended = (file: string, text: string): Row<Recommended>[] =>
  parseRows(file, text, recommendedNames, (cell) => ({
    amount: numberIn(cell.replace(/\*$/, '')),
    basis: cell.endsWith('*') ? 'ai' : 'rda',
  }))

const parseRows = <Amount>(
  file: string,
  text: string,
  names: readonly Name[],
  read: (cell: string) => Amount,
): Row<Amount>[] =>
  parseTable(file, text, ['group', 'from_years', ...names], ([group, from, ...cells]) => ({
    group: wordIn(group!, groups),
    from: numberIn(from!),
    amounts: byName(names, cells, read),
  }))

const files = {
  recommended: 'intakes/recommended.csv',
  limits: 'intakes/upper-limits.csv',
  supplementLimits: 'intakes/supplement-limits.csv',
}
const recommended = lazy(() => parseRecommended(files.recommended, readText(files.recommended)))
const limitsIn = (file: string, names: readonly Name[]) =>
  lazy(() => parseRows(file, readText(file), names, numberIn))
const limits = limitsIn(files.limits, limitedNames)
const supplementLimits = limitsIn(files.supplementLimits, supplementLimited)

/** A day's recommended intake, in the nutrient's unit; undefined below one year, and where there is none. */
export const recommendedIntake = (name: Name, { sex, age, motherhood }: Person): Recommended | undefined =>
  at(recommended(), age, motherhood ?? sex)?.amounts[name]

/** A day's upper limit of intake from food; undefined below one year, and where there is none. */
export const upperLimit = (
  name: Name,
  { age, motherhood }: Pick<Person, 'age' | 'motherhood'>,
): number | undefined => at(limits(), age, motherhood ?? undefined)?.amounts[name]

/** A day's upper limit of what supplements add to food; undefined below one year, and where there is none. */
export const supplementLimit = (name: Name, { age }: Pick<Person, 'age'>): number | undefined =>
  at(supplementLimits(), age, undefined)?.amounts[name]

const at = <Amount>(rows: Row<Amount>[], age: number, group: Group | undefined) =>
  rows.findLast((row) => age >= row.from && (row.group === 'any' || row.group === group))

const byName = <Amount>(names: readonly Name[], cells: string[], read: (cell: string) => Amount) =>
  Object.fromEntries(names.map((name, index) => [name, read(cells[index]!)]))
