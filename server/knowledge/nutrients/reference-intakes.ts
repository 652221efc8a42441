import { type Micronutrient, micronutrientGroups } from '#contract/foods/micronutrients.ts'
import { numberIn, wordIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { lazy } from '../lazy.ts'

/** Age in whole years. */
export type Person = { sex: 'female' | 'male'; age: number }
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

type Row<Sex, Amount> = { sex: Sex; from: number; amounts: Partial<Record<Name, Amount>> }

/** Error: `DataFileError` for a cell that is no amount. */
export const parseRecommended = (file: string, text: string) =>
  parseTable(file, text, ['sex', 'from_years', ...recommendedNames], ([sex, from, ...cells]) => ({
    sex: wordIn(sex, ['any', 'female', 'male']),
    from: numberIn(from),
    amounts: byName(recommendedNames, cells, (cell) => ({
      amount: numberIn(cell.replace(/\*$/, '')),
      basis: cell.endsWith('*') ? 'ai' : 'rda',
    })),
  })) as Row<'any' | Person['sex'], Recommended>[]

const files = { recommended: 'intakes/recommended.csv', limits: 'intakes/upper-limits.csv' }
const recommended = lazy(() => parseRecommended(files.recommended, readText(files.recommended)))
const limits = lazy(
  () =>
    parseTable(files.limits, readText(files.limits), ['from_years', ...limitedNames], ([from, ...cells]) => ({
      sex: 'any',
      from: numberIn(from),
      amounts: byName(limitedNames, cells, numberIn),
    })) as Row<'any', number>[],
)

/** A day's recommended intake, in the nutrient's unit; undefined below one year, and where there is none. */
export const recommendedIntake = (name: Name, { sex, age }: Person): Recommended | undefined =>
  at(recommended(), age, sex)?.amounts[name]

/** A day's upper limit of intake from food; undefined below one year, and where there is none. */
export const upperLimit = (name: Name, age: number): number | undefined => at(limits(), age)?.amounts[name]

const at = <Sex, Amount>(rows: Row<Sex, Amount>[], age: number, sex?: Person['sex']) =>
  rows.findLast((row) => age >= row.from && (row.sex === 'any' || row.sex === sex))

const byName = <Amount>(names: readonly Name[], cells: string[], read: (cell: string) => Amount) =>
  Object.fromEntries(names.map((name, index) => [name, read(cells[index]!)]))
