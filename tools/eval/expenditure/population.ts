import { activityLevels } from '#contract/account/profile.ts'
import { addDays } from '#contract/measures/day.ts'
import type { LoggedDay } from '#server/knowledge/expenditure/complete-days.ts'
import { fatMass } from '#server/knowledge/expenditure/energy-density.ts'
import type { BodyFacts } from '#server/knowledge/expenditure/learn-expenditure.ts'
import type { Weighing } from '#server/knowledge/expenditure/weigh-in-steps.ts'
import { activityFactor, restingEnergy } from '#server/knowledge/goals/energy-need.ts'
import { seeded } from '#server/knowledge/recipes/seeded.ts'

/** Draws that are the same in each run with a seed. */
type Random = ReturnType<typeof randomFrom>

/** The usual distributions from a seed. */
function randomFrom(seed: number) {
  const uniform = seeded(seed)
  const between = (least: number, most: number) => least + uniform() * (most - least)
  return {
    between,
    chance: (share: number) => uniform() < share,
    one: <T>(list: readonly T[]) => list[Math.floor(uniform() * list.length)]!,
    /** Of a normal distribution (Box and Muller 1958). */
    normal: (mean: number, deviation: number) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  }
}

export const courses = ['lose', 'hold', 'gain'] as const
/** What a simulated person wants of the weight. */
export type Course = (typeof courses)[number]

export type SimulatedPerson = {
  facts: BodyFacts
  course: Course
  days: LoggedDay[]
  weighIns: Weighing[]
  /** By day since the first: kilocalories that the person uses, without the day's chance. */
  used: number[]
  /** Share of what is eaten that the person never logs. */
  unlogged: number
  /** By day since the first: kilocalories eaten. */
  eaten: number[]
  /** The day since the first from which on another scale is used; undefined with one. */
  secondScale: number | undefined
}

export const firstDay = '2026-01-05'
export const simulatedDays = 26 * 7

/** Kilocalories of a kilogram of fat and of fat-free mass, and Forbes' constant (Hall 2008). */
const ofFat = 9441
const ofFatFree = 1816
const forbes = 10.4
/** Kilocalories a day by which a kilogram of the body raises expenditure (Hall et al., Lancet 2011, 378:826). */
const upkeep = 22
/** Share of a change of intake by which expenditure follows it (adaptive thermogenesis, ibid.), and its days. */
const adaptation = 0.14
const adaptationDays = 14

/**
 * A person over 26 weeks: a body of fat and fat-free mass whose expenditure follows its weight, its intake and its
 * habits; a log that misses days and bites; a scale that shows water. The same seed with another course is the same
 * person with the same chances.
 */
export function simulatePerson(seed: number, course: Course): SimulatedPerson {
  const random = randomFrom(seed)
  const body = bodyFrom(random)
  const life = lifeFrom(random, body)
  const habits = habitsFrom(random, body.sex === 'female' && body.age < 50)
  const usedAtFirst = restingEnergy(body) * life.metabolism * life.activity
  const aim = { lose: -random.between(250, 650), hold: 0, gain: random.between(150, 350) }[course]
  // Each day draws from a stream of its own, so that one course does not shift the chances of another.
  const chances = (day: number) => randomFrom(seed * 1000 + day + 1)

  let fat = Math.max(4, fatMass(body) + random.normal(0, 0.045 * body.weight))
  let lean = body.weight - fat
  let [habit, adapted, stored, water] = [0, 0, 0, 0]
  const days: LoggedDay[] = []
  const weighIns: Weighing[] = []
  const used: number[] = []
  const eatenOn: number[] = []
  let away = 0
  for (let at = 0; at < simulatedDays; at++) {
    const day = chances(at)
    const date = addDays(firstDay, at)
    if (day.chance(life.changesADay)) habit += day.normal(0, 160)
    const weight = fat + lean
    const season = life.season * Math.sin((2 * Math.PI * at) / 182 + life.phase)
    const usedToday = usedAtFirst + habit + season + upkeep * (weight - body.weight) + adapted
    used.push(usedToday)

    away = away > 0 ? away - 1 : day.chance(1 / 75) ? Math.round(day.between(3, 12)) : 0
    const isLogged = away === 0 && !day.chance(habits.missesDay)
    const isPartial = day.chance(habits.partial)
    const isWeekend = at % 7 >= 5
    const wish =
      (usedAtFirst + aim + habit * 0.5) * (isWeekend ? 1.08 : 0.97) * (isLogged ? 1 : 1 + habits.moreUnlogged)
    const eaten = Math.max(500, wish * (1 + day.normal(0, habits.variesBy)))

    eatenOn.push(eaten)
    water = 0.78 * water + day.normal(0, habits.water * Math.sqrt(1 - 0.78 ** 2))
    const cycle = habits.cycle * Math.sin((2 * Math.PI * at) / 28 + life.phase)
    const shown = weight + stored + water + cycle + day.normal(0, habits.scale)
    const scaleOff = life.secondScale !== undefined && at >= life.secondScale.at ? life.secondScale.off : 0
    const typo = day.chance(0.004) ? day.one([10, -10, 5]) : 0
    if (away === 0 && day.chance(habits.weighs))
      weighIns.push({ day: date, kilograms: hundredths(shown + scaleOff + typo) })
    const part = isPartial ? day.between(0.15, 0.75) : 1
    const seen = eaten * (1 - life.unlogged) * (1 + day.normal(0, habits.misjudges))
    const meals = Math.max(1, Math.round((habits.meals + day.normal(0, 0.7)) * part))
    if (isLogged) days.push({ day: date, calories: Math.round(seen * part), meals, complete: null })

    const balance = eaten - usedToday - day.normal(0, life.movesBy * usedAtFirst)
    // Forbes' curve divides a kilogram of change into fat and fat-free mass.
    const change = balance / ((fat * ofFat + forbes * ofFatFree) / (fat + forbes))
    const fatChange = (change * fat) / (fat + forbes)
    fat = Math.max(2, fat + fatChange)
    lean += change - fatChange
    adapted += (adaptation * (wish - usedAtFirst) - adapted) / adaptationDays
    stored += ((life.glycogen * (eaten - usedToday)) / 1000 - stored) / life.glycogenDays
  }
  return {
    facts: { ...body, motherhood: null, activityLevel: life.statedLevel },
    course,
    days,
    weighIns,
    used,
    eaten: eatenOn,
    unlogged: life.unlogged,
    secondScale: life.secondScale?.at,
  }
}

function bodyFrom(random: Random) {
  const sex = random.one(['female', 'male'] as const)
  const height = random.normal(sex === 'male' ? 178 : 165, 7)
  const bodyMassIndex = Math.min(42, Math.max(19, random.normal(27, 4.5)))
  return { sex, height, age: Math.round(random.between(19, 68)), weight: bodyMassIndex * (height / 100) ** 2 }
}

/** What nobody writes down: how far metabolism is from the formula, and what the day asks of the body. */
function lifeFrom(random: Random, { weight }: { weight: number }) {
  const activity = random.between(1.25, 1.95)
  const nearest = activityLevels.toSorted(
    (one, other) => Math.abs(activityFactor[one] - activity) - Math.abs(activityFactor[other] - activity),
  )
  return {
    metabolism: random.normal(1, 0.07),
    activity,
    /** People name a level near their own: the second nearest about every third time. */
    statedLevel: nearest[random.chance(0.35) ? 1 : 0]!,
    changesADay: 1 / 60,
    season: random.between(0, 80),
    phase: random.between(0, 2 * Math.PI),
    /** Kilograms of glycogen and its water for 1 000 kcal a day above or below expenditure, and its days. */
    glycogen: random.between(0.3, 1.3),
    glycogenDays: random.between(3, 8),
    movesBy: random.between(0.03, 0.1),
    /** Trained loggers leave out less than the 10 to 30 % of dietary surveys. */
    unlogged: Math.min(0.25, Math.max(0, random.normal(0.08, 0.06))),
    secondScale: random.chance(0.04)
      ? {
          at: Math.round(random.between(30, 150)),
          off: random.one([-1, 1]) * weight * random.between(0.015, 0.045),
        }
      : undefined,
  }
}

function habitsFrom(random: Random, hasCycle: boolean) {
  return {
    missesDay: random.between(0.02, 0.3),
    moreUnlogged: random.between(0, 0.25),
    partial: random.between(0, 0.12),
    meals: random.between(3, 8),
    variesBy: random.between(0.1, 0.25),
    misjudges: random.between(0.05, 0.15),
    weighs: random.between(0.25, 0.95),
    scale: random.between(0.15, 0.45),
    water: random.between(0.25, 0.65),
    cycle: hasCycle && random.chance(0.7) ? random.between(0.2, 0.8) : 0,
  }
}

const hundredths = (kilograms: number) => Math.round(kilograms * 100) / 100
