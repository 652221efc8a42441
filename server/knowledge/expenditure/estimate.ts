import { addDays, daysBetween } from '#contract/measures/day.ts'
import { energyDensity, fatMass } from './energy-density.ts'
import { type Belief, filter, type Run, type Step, smooth } from './kalman.ts'
import { type ExpenditureRecord, wasEnough } from './record.ts'
import { median } from './robust.ts'

/** A figure with its interval of 90 %, in kilocalories a day. */
export type Interval = { kilocalories: number; low: number; high: number }

/** Days over which the weight's change a week is told. */
export const rateDays = 28

/** The starting value of expenditure in kilocalories a day, and its standard deviation. */
export type Starting = { kilocalories: number; deviation: number }

export type Estimate = Interval & {
  /** The estimate as it was a week ago, from what was known then; null before there was one. */
  weekAgo: number | null
  /** Kilograms of the body without water swings: today, a week ago, and its change a week over four weeks, without steps. */
  weight: number
  weightWeekAgo: number
  ratePerWeek: number
  /** By day, in the light of everything up to today. */
  course: (Interval & { day: string })[]
}

/** Order of the state: kilograms of the body, expenditure, kilograms of water above its usual, and how much more is eaten on days without a complete log. */
const observed = [1, 0, 1, 0]
const [bodyAt, expenditureAt] = [0, 1]

/** Standard deviations of the model, sized on simulated populations of other seeds than that of `docs/evaluation.md`. */
const deviations = {
  /** Kilocalories that expenditure wanders from one day to the next: about 130 in four weeks. */
  drift: 24,
  /** Kilocalories by which a complete day's log and the day's movement are off. */
  loggedDay: 400,
  /** The same of a day without a complete log, around the person's usual intake, and of their common difference from it. */
  missingDay: 700,
  missingDays: 250,
  /** Kilograms: the scale and the hour, and water that comes and goes within days. */
  scale: 0.4,
  water: 0.45,
} as const
/** Share of a water swing that is left after a day. */
const waterKept = 0.8
/**
 * Kilograms of water a day for a kilocalorie above or below expenditure: glycogen, which holds three to four times its
 * weight in water (Kreitzman et al., Am J Clin Nutr 1992, 56:292S), and salt; 0.8 kg for 1 000 kcal in the end.
 */
const waterOfBalance = ((1 - waterKept) * 0.8) / 1000
/** Relative standard deviation of the energy of a kilogram: body fat is known from height, age and sex alone. */
const densityDeviation = 0.12
/** Kilograms of an unknown weight, at the start and after a step between scales. */
const unknownWeight = 10
/** Days around a day without a complete log whose intake stands in for it. */
const standInDays = 21
/** Weigh-ins that the usual size of their noise weighs as much as. */
const usualNoiseWeighs = 12
const leastNoise = 0.5
const mostNoise = 6
/** Standard deviations on either side of a 90 % interval. */
const reach = 1.645

export type EstimatedBody = { height: number; age: number; sex: 'female' | 'male' | 'unspecified' }

/**
 * Expenditure from what was eaten and weighed: the body gains what is eaten beyond expenditure, by the energy of a
 * kilogram; expenditure wanders; the scale shows the body and its water. Days without a complete log widen the interval.
 * Neither goals nor activities enter.
 */
export function estimate(
  today: string,
  record: ExpenditureRecord,
  starting: Starting,
  body: EstimatedBody,
): Estimate {
  const density = energyDensity(fatMass({ ...body, weight: middleWeight(record) }))
  const start: Belief = {
    mean: [record.kept[0]!.kilograms, starting.kilocalories, 0, 0],
    covariance: diagonal([
      unknownWeight ** 2,
      starting.deviation ** 2,
      deviations.water ** 2,
      deviations.missingDays ** 2,
    ]),
  }
  const stepsWith = (noise: number) => stepsOf(today, record, density, noise)
  const noise = noiseOf(filter(stepsWith(1), start, observed).surprises)
  const steps = stepsWith(noise)
  const run = filter(steps, start, observed)
  const course = smooth(steps, run, observed)
  const last = course.length - 1
  /** The body's weight on a day, as today's scale would have shown it. */
  const bodyOn = (at: number) =>
    course[Math.max(0, at)]!.mean[bodyAt]! + stepsSince(addDays(record.from, at), record)
  const span = Math.min(rateDays, last)
  const ratePerWeek = ((bodyOn(last) - bodyOn(last - span)) / span) * 7
  const intervalOf = ({ mean, covariance }: Belief): Interval => {
    const kilocalories = mean[expenditureAt]!
    const ofDensity = (Math.abs(ratePerWeek) / 7) * density * densityDeviation
    const width = reach * Math.sqrt(covariance[expenditureAt]![expenditureAt]! + ofDensity ** 2)
    return { kilocalories, low: kilocalories - width, high: kilocalories + width }
  }
  return {
    ...intervalOf(course[last]!),
    weekAgo: wasEnough(addDays(today, -7), record) ? run.filtered[last - 7]!.mean[expenditureAt]! : null,
    weight: bodyOn(last),
    weightWeekAgo: bodyOn(last - 7),
    ratePerWeek,
    course: course.map((belief, at) => ({ day: addDays(record.from, at), ...intervalOf(belief) })),
  }
}

/** The days of a record, today's weigh-in last. `noise`: variance of weigh-ins and water relative to the usual. */
function stepsOf(today: string, record: ExpenditureRecord, density: number, noise: number): Step[] {
  const { from, complete, kept, steps } = record
  const intakeOn = new Map(complete.map(({ day, calories }) => [daysBetween(from, day), calories]))
  const weightOn = new Map(kept.map(({ day, kilograms }) => [daysBetween(from, day), kilograms]))
  const stepsOn = new Set(steps.map(({ day }) => daysBetween(from, day)))
  const standIn = standInOf(intakeOn)
  return Array.from({ length: daysBetween(from, today) + 1 }, (_, at): Step => {
    const intake = intakeOn.get(at)
    const eaten = intake ?? standIn(at)
    const kilograms = weightOn.get(at)
    const ofDay = (intake === undefined ? deviations.missingDay : deviations.loggedDay) / density
    return {
      observation:
        kilograms === undefined ? undefined : { value: kilograms, variance: deviations.scale ** 2 * noise },
      transition: [
        [1, -1 / density, 0, intake === undefined ? 1 / density : 0],
        [0, 1, 0, 0],
        [0, -waterOfBalance, waterKept, intake === undefined ? waterOfBalance : 0],
        [0, 0, 0, 1],
      ],
      input: [eaten / density, 0, eaten * waterOfBalance, 0],
      noise: [
        ofDay ** 2 + (stepsOn.has(at + 1) ? unknownWeight ** 2 : 0),
        deviations.drift ** 2,
        deviations.water ** 2 * (1 - waterKept ** 2) * noise,
        0,
      ],
    }
  })
}

/** Kilograms that weights went up by after a day, in steps that are not the body's. */
const stepsSince = (since: string, { steps }: ExpenditureRecord) =>
  steps.reduce((sum, { day, kilograms }) => (day > since ? sum + kilograms : sum), 0)

/** The usual intake around a day without a complete log. */
function standInOf(intakeOn: ReadonlyMap<number, number>) {
  const all = [...intakeOn]
  const mean = (days: typeof all) => days.reduce((sum, [, calories]) => sum + calories, 0) / days.length
  return (at: number) => {
    const near = all.filter(([on]) => Math.abs(on - at) <= standInDays)
    return mean(near.length ? near : all)
  }
}

/** Variance of a person's weigh-ins relative to the usual one, by how far they were from what was predicted. */
function noiseOf(surprises: Run['surprises']): number {
  // The first weigh-in of an unknown weight says nothing of noise.
  const known = surprises
    .filter((one) => one !== undefined)
    .filter(({ variance }) => variance < unknownWeight)
  const sum = known.reduce((total, { difference, variance }) => total + difference ** 2 / variance, 0)
  const relative = (usualNoiseWeighs + sum) / (usualNoiseWeighs + known.length)
  return Math.min(mostNoise, Math.max(leastNoise, relative))
}

const middleWeight = ({ kept }: ExpenditureRecord) => median(kept.map(({ kilograms }) => kilograms))

const diagonal = (variances: readonly number[]) =>
  variances.map((one, row) => variances.map((_, column) => (row === column ? one : 0)))
