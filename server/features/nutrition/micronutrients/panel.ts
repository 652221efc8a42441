import type { DaySums } from '#contract/analytics.ts'
import { knownShare, knownShareOf } from '#contract/foods/known-shares.ts'
import { isMicronutrient } from '#contract/foods/micronutrients.ts'
import { averageOfValues } from '#contract/measures/averages.ts'
import { addDays, dayIn, yearsBetween } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/rounded.ts'
import {
  type NutrientPanel,
  type PanelNutrient,
  type PanelRow,
  panelNutrients,
} from '#contract/nutrition/nutrient-panel.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { goalsOf } from '#server/features/goals/service.ts'
import { daysWithin } from '#server/features/insights/service.ts'
import { dosesWithin } from '#server/features/supplements/service.ts'
import type { Account } from '#server/http/identity.ts'
import { choiceStore, noChoice } from './choice-store.ts'
import { type DayNutrientsRow, dayNutrientsWithin } from './day-store.ts'
import { targetsOf } from './targets.ts'

type Span = { from: string; to: string }

/** Nutrients of a day, or their average over several, beside what a day should hold. */
export async function nutrientPanel(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Account,
  span: Span,
): Promise<NutrientPanel> {
  const today = dayIn(user.zone, now())
  const counted = countedSpan(span, today)
  const [sums, micros, taken, profile, goals, choices] = await Promise.all([
    daysWithin(db, user.id, counted),
    dayNutrientsWithin(db, user.id, counted),
    dosesWithin(db, user.id, counted),
    readProfile(db, user),
    goalsOf(db, user.id),
    choiceStore(db, user.id).all(),
  ])
  const person = {
    sex: profile.sex === 'unspecified' ? null : profile.sex,
    motherhood: profile.motherhood,
    age: profile.birthDate === null ? null : yearsBetween(profile.birthDate, today),
  }
  const byDay = new Map(micros.map((row) => [row.day, row]))
  const days = sums.filter(({ meals }) => meals > 0)
  const isAverage = span.from !== span.to
  const takenOn = Map.groupBy(taken, ({ day }) => day)
  // A day by itself counts without a meal, too.
  const supplied = (isAverage ? days.map(({ day }) => day) : [span.from]).map((day) => takenOn.get(day) ?? [])
  return {
    ...span,
    days: days.length,
    needs: [
      ...(person.age === null ? (['birthDate'] as const) : []),
      ...(person.sex === null ? (['sex'] as const) : []),
    ],
    motherhood: person.motherhood,
    nutrients: panelNutrients.map((name) => {
      const { ownTarget, pinned, onDashboard } = choices.get(name) ?? noChoice
      return {
        name,
        ...amountOf(
          days.map((day) => shareOf(day, byDay.get(day.day), name)),
          supplied.map((ofDay) => suppliedOf(ofDay, name)),
          isAverage,
        ),
        ...targetsOf(name, person, goals, ownTarget),
        pinned,
        onDashboard,
      }
    }),
  }
}

/** Today counts by itself; among other days it is not over, and does not. */
export const countedSpan = ({ from, to }: Span, today: string): Span =>
  from === to || to < today ? { from, to } : { from, to: addDays(today, -1) }

type DayShare = { amount: number; energy: number; knownEnergy: number }

function shareOf(day: DaySums, row: DayNutrientsRow | undefined, name: PanelNutrient): DayShare {
  const energy = day.calories
  return isMicronutrient(name)
    ? { amount: row?.[name] ?? 0, energy, knownEnergy: row?.[`${name}Known`] ?? 0 }
    : { amount: day[name] ?? 0, energy, knownEnergy: energy * knownShareOf(day, name) }
}

function amountOf(
  days: DayShare[],
  supplied: (number | undefined)[],
  isAverage: boolean,
): Pick<PanelRow, 'amount' | 'fromSupplements' | 'known'> {
  const sum = (key: keyof DayShare) => days.reduce((all, day) => all + day[key], 0)
  const total = (values: number[]) =>
    isAverage ? averageOfValues(values).perDay : values.reduce((all, value) => all + value, 0)
  const isKnown = sum('knownEnergy') > 0 || sum('amount') > 0
  const isSupplied = supplied.some((amount) => amount !== undefined)
  if (!isKnown && !isSupplied) return { amount: null, known: 0 }
  const eaten = total(days.map(({ amount }) => amount))
  const taken = total(supplied.map((amount) => amount ?? 0))
  return {
    amount: eaten === null || taken === null ? null : rounded(eaten + taken, 4),
    ...(isSupplied && taken !== null && { fromSupplements: rounded(taken, 4) }),
    known: isKnown ? knownShare(sum('energy'), sum('energy') - sum('knownEnergy')) : 0,
  }
}

type Doses = Awaited<ReturnType<typeof dosesWithin>>[number]

/** What doses of a supplement gave of a nutrient; undefined where it does not state it. */
export function suppliedBy({ nutrients, doses }: Doses, name: PanelNutrient): number | undefined {
  const amount = isMicronutrient(name) ? nutrients[name] : undefined
  return amount === undefined ? undefined : amount * doses
}

/** What supplements gave of a nutrient; undefined where none states it. */
function suppliedOf(taken: readonly Doses[], name: PanelNutrient): number | undefined {
  const amounts = taken.flatMap((one) => suppliedBy(one, name) ?? [])
  return amounts.length ? amounts.reduce((all, amount) => all + amount, 0) : undefined
}
