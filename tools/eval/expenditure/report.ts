import { textTable } from '../text-table.ts'
import { askedWeeks, type ExpenditureEvaluation } from './evaluate-expenditure.ts'
import { courses } from './population.ts'
import type { Score } from './score.ts'
import { words } from './words.ts'

/** A score as the cells of a row. */
export const cellsOf = (name: string, score: Score) => [
  name,
  words.kilocalories(score.people),
  words.kilocalories(score.error),
  words.signed(score.bias),
  words.kilocalories(score.ninetieth),
  words.kilocalories(score.halfWidth),
  words.share(score.coverage),
  words.kilocalories(score.formulaError),
  words.signed(score.usedBias),
  words.share(score.usedCoverage),
]

/** The figures of a simulated population as lines of text. */
export function reportExpenditure(of: ExpenditureEvaluation): string[] {
  return [
    words.title(of.people),
    '',
    ...textTable([
      words.columns,
      cellsOf(words.first, of.first),
      ...askedWeeks.map((week) => cellsOf(words.week(week), of.byWeek[week])),
      cellsOf(words.all, of.all),
      ...courses.map((course) => cellsOf(words.course[course], of.byCourse[course])),
      cellsOf(words.twoScales, of.twoScales),
    ]),
    '',
    words.note,
  ]
}
