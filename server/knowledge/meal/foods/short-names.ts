import { listIn } from '../../data/cells.ts'
import { parseTable, readText } from '../../data/read-table.ts'
import { isFoodGroup } from '../../food/food-kinds.ts'
import { exactMatch, type Match } from '../../food/food-match.ts'
import { canonical, wordsOf } from '../../food/food-words.ts'
import { unitOf } from '../../language/units.ts'
import { lazy } from '../../lazy.ts'

/** What a short name means by one of the measures. */
type ShortName = { said: string; measures: readonly string[]; food: Match }

const file = 'foods/short-names.csv'
const fixedMeasures = ['always', 'in', 'stated', 'count', 'g', 'ml']
/** `>=15 g`: the relation and the weight. */
export const boundedWeight = /^([<>]=)(\d+) g$/
/** `beside dip not egg`: the group and the excluded one. */
export const besideGroups = /^beside (\w+)(?: not (\w+))?$/

/** By the words that are said, run together. Error: `DataFileError` naming the row. */
export const shortNames = lazy(() => Map.groupBy(parseShortNames(readText(file)), ({ said }) => said))

/** Parses the table; server/knowledge/data/README.md describes its columns. Error: as `shortNames`. */
export function parseShortNames(text: string): ShortName[] {
  return parseTable(file, text, ['said', 'measures', 'food'], ([said, measured, name]) => {
    const measures = listIn(measured)
    if (!measures.length) throw new Error('a measure is missing.')
    for (const measure of measures) if (!isMeasure(measure)) throw new Error(`"${measure}" is no measure.`)
    const food = exactMatch(wordsOf(name).map(canonical))
    if (!food) throw new Error(`"${name}" is no food.`)
    return { said, measures, food }
  })
}

function isMeasure(text: string): boolean {
  const beside = besideGroups.exec(text)
  if (beside) return beside.slice(1).every((group) => group === undefined || isFoodGroup(group))
  return fixedMeasures.includes(text) || boundedWeight.test(text) || unitOf(text) !== undefined
}
