import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import {
  evaluateExpenditure,
  population,
  scoreAfter,
  scoreOnCourse,
  usualPeople,
} from './evaluate-expenditure.ts'
import { courses, type SimulatedPerson, simulatePerson } from './population.ts'
import { cellsOf, reportExpenditure } from './report.ts'
import { words } from './words.ts'

const documented = readFileSync(new URL('../../../docs/evaluation.md', import.meta.url), 'utf8')
let people: SimulatedPerson[]
beforeAll(() => {
  people = population(usualPeople)
})

test.each([
  [4, { error: 150, bias: 25 }],
  [8, { error: 130, bias: 50 }],
])('after %d weeks the simulated population’s figures hold, and are those of the docs', (week, most) => {
  const score = scoreAfter(week, people)
  expect(score.error).toBeLessThan(most.error)
  expect(Math.abs(score.bias)).toBeLessThan(most.bias)
  expect(score.error).toBeLessThan(0.6 * score.formulaError)
  expect(score.coverage).toBeGreaterThanOrEqual(0.85)
  expect(score.coverage).toBeLessThanOrEqual(0.95)
  expect(documented).toContain(`| ${cellsOf(words.week(week), score).join(' | ')} |`)
})

test('after 26 weeks the intervals still hold the truth as often', () => {
  // Half of the people, for time; their share has a standard error of 2 points.
  const { coverage, error } = scoreAfter(26, people.slice(0, usualPeople / 2))
  expect(coverage).toBeGreaterThanOrEqual(0.85)
  expect(coverage).toBeLessThanOrEqual(0.96)
  expect(error).toBeLessThan(130)
})

test('the same people are told nearly the same, whether they lose, hold or gain', () => {
  const scores = courses.map((course) => scoreOnCourse(course, 8, 150))
  for (const { bias, coverage } of scores) {
    expect(Math.abs(bias)).toBeLessThan(100)
    expect(coverage).toBeGreaterThanOrEqual(0.83)
  }
  const biases = scores.map(({ bias }) => bias)
  expect(Math.max(...biases) - Math.min(...biases)).toBeLessThan(100)
})

test('a person is the same whenever simulated, and has the same body and log habits on each course', () => {
  expect(simulatePerson(7, 'lose')).toEqual(simulatePerson(7, 'lose'))
  const [lose, gain] = [simulatePerson(7, 'lose'), simulatePerson(7, 'gain')]
  expect(lose.facts).toEqual(gain.facts)
  expect(lose.days.map(({ day }) => day)).toEqual(gain.days.map(({ day }) => day))
  expect(lose.weighIns.at(-1)!.kilograms).toBeLessThan(gain.weighIns.at(-1)!.kilograms - 3)
})

test('the report has a row for each week and course', () => {
  const lines = reportExpenditure(evaluateExpenditure(12)).join('\n')
  for (const name of [words.first, words.week(26), words.all, ...Object.values(words.course)])
    expect(lines).toContain(name)
})
