import { offBy, planTolerance } from '#contract/meal-plans.ts'
import type { Figures } from './figures.ts'
import type { Option } from './options.ts'

export type Slot = { options: readonly Option[]; chosen: Option | undefined }

/** Weight of energy against each macro where not all goals can be met; our own choice. */
const energyWeight = 2

/** Cost of two similar dishes on a day. */
const sameAgain = 0.8

/** Costs of candidates beyond their own: of one in a slot, mainly repetition, and of several on the day. */
export type Surcharge = {
  apart: (slot: number, at: number) => number
  together: (day: readonly number[]) => number
}

/**
 * Chooses an option per slot so that together they approach the goals, without repeating a recipe. Tries all
 * combinations of two slots at a time, since changing one alone usually worsens the day's sum; stops when no pair
 * improves, after a few rounds at most.
 */
export function searchDay(slots: Slot[], goals: Figures, surcharge: Surcharge): void {
  fill(slots, surcharge)
  const filled = slots.flatMap((slot, at) => (slot.chosen ? [at] : []))
  const priced = slots.map(({ options }, slot) =>
    options.map((one) => one.cost + surcharge.apart(slot, one.at)),
  )
  if (filled.length === 1) settleOne(slots[filled[0]!]!, priced[filled[0]!]!, goals, surcharge)
  for (let round = 0, better = true; better && round < 4; round++) {
    better = false
    for (let i = 0; i < filled.length; i++)
      for (let j = i + 1; j < filled.length; j++)
        better = settlePair(slots, filled[i]!, filled[j]!, priced, goals, surcharge) || better
  }
}

/** Slots with the fewest options choose first; one without any stays empty. */
function fill(slots: Slot[], surcharge: Surcharge) {
  const order = slots.map((_, at) => at).sort((a, b) => recipesIn(slots[a]!) - recipesIn(slots[b]!))
  for (const at of order) {
    const slot = slots[at]!
    if (slot.chosen) continue
    const taken = new Set(slots.map(({ chosen }) => chosen?.at))
    let best = Number.POSITIVE_INFINITY
    for (const option of slot.options) {
      const cost = option.cost + surcharge.apart(at, option.at)
      if (cost >= best || taken.has(option.at)) continue
      best = cost
      slot.chosen = option
    }
  }
}

function recipesIn({ options }: Slot): number {
  return new Set(options.map(({ at }) => at)).size
}

function settleOne(slot: Slot, prices: readonly number[], goals: Figures, { together }: Surcharge) {
  let best = Number.POSITIVE_INFINITY
  slot.options.forEach((option, at) => {
    const { calories, protein, carbs, fat } = option
    const cost = prices[at]! + distance(calories, protein, carbs, fat, goals) + together([option.at])
    if (cost >= best) return
    best = cost
    slot.chosen = option
  })
}

function settlePair(
  slots: Slot[],
  one: number,
  two: number,
  priced: number[][],
  goals: Figures,
  { together }: Surcharge,
): boolean {
  const others = slots.flatMap(({ chosen }, at) => (chosen && at !== one && at !== two ? [chosen] : []))
  const fixed = others.map(({ at }) => at)
  const taken = new Set(fixed)
  const eaten = new Set(others.map(({ like }) => like))
  const rest = others.reduce(
    (sum, { calories, protein, carbs, fat }) => [
      sum[0]! + calories,
      sum[1]! + protein,
      sum[2]! + carbs,
      sum[3]! + fat,
    ],
    [0, 0, 0, 0],
  )
  const [a, b] = [slots[one]!, slots[two]!]
  const costOf = (x: Option, y: Option, price: number) =>
    price +
    (eaten.has(y.like) || x.like === y.like ? sameAgain : 0) +
    (eaten.has(x.like) ? sameAgain : 0) +
    distance(
      rest[0]! + x.calories + y.calories,
      rest[1]! + x.protein + y.protein,
      rest[2]! + x.carbs + y.carbs,
      rest[3]! + x.fat + y.fat,
      goals,
    )
  const price = (slot: number, option: Option) => priced[slot]![slots[slot]!.options.indexOf(option)]!
  const before =
    costOf(a.chosen!, b.chosen!, price(one, a.chosen!) + price(two, b.chosen!)) +
    together([...fixed, a.chosen!.at, b.chosen!.at])
  let best = before - 1e-9
  a.options.forEach((x, i) => {
    const own = priced[one]![i]!
    if (own >= best || taken.has(x.at)) return
    b.options.forEach((y, j) => {
      const both = own + priced[two]![j]!
      if (both >= best || x.at === y.at || taken.has(y.at)) return
      let cost = costOf(x, y, both)
      if (cost >= best) return
      cost += together([...fixed, x.at, y.at])
      if (cost >= best) return
      best = cost
      a.chosen = x
      b.chosen = y
    })
  })
  return best < before - 1e-9
}

/**
 * A day's distance from its goals: nearly flat within the tolerance, steep just beyond it, flatter further off, so
 * that unreachable goals do not cost variety.
 */
function distance(calories: number, protein: number, carbs: number, fat: number, goals: Figures): number {
  return (
    energyWeight * beyond(offBy(calories, goals.calories)) +
    beyond(offBy(protein, goals.protein)) +
    beyond(offBy(carbs, goals.carbs)) +
    beyond(offBy(fat, goals.fat))
  )
}

function beyond(share: number): number {
  const far = Math.abs(share) / planTolerance
  // Figures are rounded for display, so a margin is kept.
  if (far <= 0.96) return 0.15 * far * far
  return 0.15 + 6 * Math.min(far - 0.96, 0.5) + Math.max(far - 1.46, 0)
}
