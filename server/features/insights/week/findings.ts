import type { DaySums } from '#contract/analytics.ts'
import type { Goals } from '#contract/goals.ts'
import { averageOf, fewestDays } from '#contract/measures/averages.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { WeekFinding, WeekMeasure, WeekReview } from '#contract/week-review.ts'
import type { WeightTrend } from '#contract/weight.ts'
import type { AdvisedNutrient } from '#server/knowledge/nutrients/advised.ts'
import { sumOf } from '../analytics/statistics.ts'
import { type Told, weekWords } from './week-words.ts'

/** Relative distance that still counts as at the goal. */
const near = 0.05
/** Kilograms a week below which a weight is steady. */
const steadyWeight = 0.1
/** Relative distance of a weight from the objective, which names no pace: none yet, and the other way. */
const weightDistance = { steady: 0.25, away: 0.5 } as const
/** Days in a row that make a streak. */
const shortestStreak = 7
const mostFindings = 3

export type WeekFigures = {
  today: string
  /** Finished days of the week with an entry; a finding needs `fewestDays`. */
  days: DaySums[]
  /** Finished days of the week, logged or not. */
  finishedDays: number
  /** Days with an entry of the week before, and those as far into it as this week is finished. */
  before: DaySums[]
  sameBefore: DaySums[]
  goals: Goals
  advised: AdvisedNutrient[]
  /** Of the four weeks up to the week's end. */
  weight: WeightTrend & { inWeek: boolean }
  /** The run of logged days at the week's end, if it is the longest. */
  streak: { days: number; to: string } | null
  units: UnitSystem
}

type Suggestion = NonNullable<WeekReview['suggestion']>
type Candidate = WeekFinding & {
  /** Relative distance to the goal; 0 near it, on its good side, or without one. */
  distance: number
  /** Relative change against the week before, at most 1; 0 if that is unknown. */
  change: number
  suggestion: Suggestion
}

/** Measures of which a week tells only one. */
const topics: Partial<Record<WeekMeasure, string>> = {
  workouts: 'training',
  active: 'training',
  days: 'logging',
  streak: 'logging',
}

/** The findings that matter most, farthest from its goal first, then by change; the suggestion follows from the first. */
export function findingsOf(week: WeekFigures): Pick<WeekReview, 'findings' | 'suggestion'> {
  const ranked = makers
    .flatMap((make) => make(week) ?? [])
    .sort((a, b) => b.distance - a.distance || b.change - a.change)
  const chosen: Candidate[] = []
  for (const one of ranked) {
    const topic = topics[one.measure]
    if (!topic || !chosen.some(({ measure }) => topics[measure] === topic)) chosen.push(one)
    if (chosen.length === mostFindings) break
  }
  return {
    findings: chosen.map(({ measure, name, figure, text, goal }) => ({ measure, name, figure, text, goal })),
    suggestion: chosen[0]?.suggestion ?? null,
  }
}

type Measured = { days: number; amount: number; before: number | null }

/** The week's average and that of the week before; undefined with too few days. */
function measuredOf(
  { days, before, today }: WeekFigures,
  name: 'calories' | 'protein' | 'water' | 'sodium' | 'fiber',
): Measured | undefined {
  const now = averageOf(days, name, today)
  if (now.perDay === null) return undefined
  return { days: now.days, amount: now.perDay, before: averageOf(before, name, today).perDay }
}

type Bound = 'both' | 'least' | 'most'
const goalsOfDay = {
  energy: { of: 'calories', goal: 'dailyCalorieGoal', bound: 'both' },
  protein: { of: 'protein', goal: 'proteinGoal', bound: 'least' },
  water: { of: 'water', goal: 'dailyWaterGoal', bound: 'least' },
} as const

/** An average a day against its goal. */
const againstGoal = (measure: keyof typeof goalsOfDay) => (week: WeekFigures) => {
  const { of, goal: name, bound } = goalsOfDay[measure]
  const measured = measuredOf(week, of)
  if (!measured) return undefined
  const goal = week.goals[name]
  const distance = beyond((measured.amount - goal) / goal, bound)
  return finding(
    measure,
    { ...measured, distance },
    weekWords(week.units)[measure]({ ...measured, goal, distance }),
  )
}

const makers: ((week: WeekFigures) => Candidate | undefined)[] = [
  againstGoal('energy'),
  againstGoal('protein'),
  againstGoal('water'),
  sodium,
  fiber,
  workouts,
  active,
  weight,
  daysLogged,
  streak,
]

/** Only above the advised intake: entries without a figure make the sum too small, never too large. */
function sodium(week: WeekFigures): Candidate | undefined {
  const measured = measuredOf(week, 'sodium')
  const advice = week.advised.find(({ name }) => name === 'sodium')
  if (!measured || !advice?.advised || measured.amount <= advice.advised) return undefined
  const { advised, source } = advice
  const distance = beyond((measured.amount - advised) / advised, 'most')
  return finding(
    'sodium',
    { ...measured, distance },
    weekWords(week.units).sodium({ ...measured, advised, source }),
  )
}

/** Only from the advised intake on, for the same reason. */
function fiber(week: WeekFigures): Candidate | undefined {
  const measured = measuredOf(week, 'fiber')
  const advice = week.advised.find(({ name }) => name === 'fiber')
  if (!measured || !advice?.advised || measured.amount < advice.advised) return undefined
  const { advised, source } = advice
  return finding(
    'fiber',
    { ...measured, distance: 0 },
    weekWords(week.units).fiber({ ...measured, advised, source }),
  )
}

/** The count against the weekly goal, once the week is over or the goal is met; only of people who log activities. */
function workouts({ days, finishedDays, before, goals, units }: WeekFigures): Candidate | undefined {
  const [count, then] = [sumOf(days.map((day) => day.workouts)), sumOf(before.map((day) => day.workouts))]
  const goal = goals.weeklyWorkoutGoal
  const isDue = finishedDays === 7 || count >= goal
  if (days.length < fewestDays || !isDue || count + then === 0) return undefined
  const distance = beyond((count - goal) / goal, 'least')
  const seconds = sumOf(days.map((day) => day.activeSeconds))
  const measured = { days: days.length, amount: count, before: before.length < fewestDays ? null : then }
  return finding(
    'workouts',
    { ...measured, distance },
    weekWords(units).workouts({ days: days.length, count, seconds, goal }),
  )
}

/** Active time against the same days of the week before. */
function active({ days, finishedDays, sameBefore, units }: WeekFigures): Candidate | undefined {
  if (days.length < fewestDays || sameBefore.length < fewestDays) return undefined
  const [amount, before] = [days, sameBefore].map((some) => sumOf(some.map((day) => day.activeSeconds))) as [
    number,
    number,
  ]
  if (amount + before === 0) return undefined
  const measured = { days: days.length, amount, before }
  return finding('active', measured, weekWords(units).active({ ...measured, isOver: finishedDays === 7 }))
}

/** The trend of the weight against the objective, from three weights over at least a week on. */
function weight({
  weight: { points, perWeek, weeks, inWeek },
  goals,
  units,
}: WeekFigures): Candidate | undefined {
  const last = points.at(-1)
  if (!last || !inWeek || perWeek === null || weeks === null || points.length < fewestDays) return undefined
  const aim = aims[goals.fitnessObjective]
  const moves = Math.abs(perWeek) < steadyWeight ? 0 : Math.sign(perWeek)
  const distance =
    aim === undefined || moves === aim ? 0 : moves === 0 ? weightDistance.steady : weightDistance.away
  // One percent of the body weight a week counts as a whole change.
  const change = Math.min(1, Math.abs(perWeek) / (last.trend / 100))
  const about = { trend: last.trend, perWeek, weeks, moves, days: points.length, aim, distance }
  return { ...finding('weight', { distance }, weekWords(units).weight(about), aim !== undefined), change }
}
const aims: Partial<Record<Goals['fitnessObjective'], 1 | -1>> = { weight_loss: -1, muscle_gain: 1 }

/** One day without an entry is no distance. */
function daysLogged({ days, finishedDays, sameBefore, units }: WeekFigures): Candidate | undefined {
  if (days.length < fewestDays) return undefined
  const missing = finishedDays - days.length
  const distance = missing > 1 ? missing / finishedDays : 0
  const about = { amount: days.length, before: sameBefore.length, finishedDays }
  return finding('days', { ...about, distance }, weekWords(units).days(about))
}

/** Ranks by the share of the streak that the week added. */
function streak({ days, streak: run, units }: WeekFigures): Candidate | undefined {
  if (!run || days.length < fewestDays || run.days < shortestStreak) return undefined
  return {
    ...finding('streak', { distance: 0 }, weekWords(units).streak(run)),
    change: Math.min(1, 7 / run.days),
  }
}

function finding(
  measure: WeekMeasure,
  { amount = 0, before = null, distance }: Partial<Measured> & { distance?: number },
  told: Told,
  hasGoal = distance !== undefined,
): Candidate {
  const change =
    before === null || amount === before ? 0 : Math.min(1, Math.abs(amount - before) / (before || 1))
  return {
    measure,
    ...told,
    goal: hasGoal ? (distance ? 'missed' : 'met') : 'none',
    distance: distance ?? 0,
    change,
  }
}

/** A relative distance to a goal that is a target, a minimum or a maximum; 0 near it and on its good side. */
function beyond(difference: number, bound: Bound): number {
  const off = bound === 'both' ? Math.abs(difference) : bound === 'least' ? -difference : difference
  return off > near ? off : 0
}
