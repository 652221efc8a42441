import { type Course, courses, type SimulatedPerson, simulatePerson } from './population.ts'
import { type Score, scoreOf, type Told, toldAfter } from './score.ts'

/** The population of `docs/evaluation.md`. */
export const usualPeople = 500
const usualSeed = 20_261_129

/** Weeks of logging after which people are asked, of the 26. */
export const askedWeeks = [4, 8, 12, 16, 20, 26] as const
/** The first week with an estimate lies in these. */
const firstWeeks = [3, 4, 5, 6, 7, 8]
/** The week in which the same people are compared over courses. */
const comparedWeek = 8

export type ExpenditureEvaluation = {
  people: number
  byWeek: Record<(typeof askedWeeks)[number], Score>
  /** Of all asked weeks. */
  all: Score
  /** Of each person's first estimate. */
  first: Score
  /** The same people in week 8 had they wanted another weight. */
  byCourse: Record<Course, Score>
  /** People who change scales, from four weeks after it on. */
  twoScales: Score
}

/** People simulated from a seed, a third of them on each course. */
export function population(people: number, seed = usualSeed): SimulatedPerson[] {
  return seedsOf(people, seed).map((of, at) => simulatePerson(of, courses[at % courses.length]!))
}

/** What those with an estimate are told after a week. */
export const scoreAfter = (week: number, of: readonly SimulatedPerson[]): Score =>
  scoreOf(of.flatMap((person) => toldAfter(person, week) ?? []))

/** The same people after a week, had all of them been on one course. */
export const scoreOnCourse = (course: Course, week: number, people: number, seed = usualSeed): Score =>
  scoreAfter(
    week,
    seedsOf(people, seed).map((of) => simulatePerson(of, course)),
  )

export function evaluateExpenditure(people: number): ExpenditureEvaluation {
  const simulated = population(people)
  const told = new Map(
    simulated.map((person) => [person, askedWeeks.flatMap((week) => toldAfter(person, week) ?? [])]),
  )
  const all = [...told.values()].flat()
  const inWeek = (week: number) => scoreOf(all.filter((one) => one.week === week))
  const compared = (course: Course) => scoreOnCourse(course, comparedWeek, people)
  return {
    people,
    byWeek: { 4: inWeek(4), 8: inWeek(8), 12: inWeek(12), 16: inWeek(16), 20: inWeek(20), 26: inWeek(26) },
    all: scoreOf(all),
    first: scoreOf(simulated.flatMap((person) => firstOf(person) ?? [])),
    byCourse: { lose: compared('lose'), hold: compared('hold'), gain: compared('gain') },
    twoScales: scoreOf(
      [...told].flatMap(([person, of]) => of.filter((one) => one.week > afterScales(person))),
    ),
  }
}

const seedsOf = (people: number, seed: number) =>
  Array.from({ length: people }, (_, at) => seed * 10_000 + at)

function firstOf(person: SimulatedPerson): Told | undefined {
  for (const week of firstWeeks) {
    const told = toldAfter(person, week)
    if (told) return told
  }
  return undefined
}

const afterScales = ({ secondScale }: SimulatedPerson) =>
  secondScale === undefined ? Number.POSITIVE_INFINITY : secondScale / 7 + 4
