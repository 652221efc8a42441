import type { Slot, Weekday } from './plan.ts'

export type DayPreferences = {
  /** Days to keep free; ignored when too few others remain. */
  barred: ReadonlySet<Weekday>
  long: Weekday | null
}

/** Weekdays of the slots. Weeks repeat, so Sunday and Monday are neighbours. */
export function placeDays(slots: readonly Slot[], preferences: DayPreferences): Weekday[] {
  let best: Weekday[] = []
  let least = Number.POSITIVE_INFINITY
  const days: Weekday[] = []
  const used = new Set<Weekday>()
  const place = (cost: number) => {
    if (cost >= least) return
    const at = days.length
    if (at === slots.length) {
      best = [...days]
      least = cost
      return
    }
    for (let day = 0 as Weekday; day < 7; day++) {
      if (used.has(day)) continue
      // Equal slots are ordered, since swapping them gives the same week.
      if (at > 0 && same(slots[at]!, slots[at - 1]!) && day < days[at - 1]!) continue
      used.add(day)
      days.push(day)
      place(cost + costOf(slots, days, preferences))
      days.pop()
      used.delete(day)
    }
  }
  place(0)
  return best
}

const same = (one: Slot, other: Slot) => one.role === other.role && one.part === other.part
const apart = (one: Weekday, other: Weekday) => {
  const days = Math.abs(one - other)
  return Math.min(days, 7 - days)
}

/** Cost of the last placed slot; costs never decrease, so that expensive branches can be cut. */
function costOf(slots: readonly Slot[], days: readonly Weekday[], { barred, long }: DayPreferences): number {
  const at = days.length - 1
  const [slot, day] = [slots[at]!, days[at]!]
  let cost = barred.has(day) ? 10_000 : 0
  // An early start of the week leaves time to catch up.
  cost += day * 0.1
  if (slot.role === 'long') cost += long === null ? (day >= 5 ? 6 - day : 40) : day === long ? 0 : 3000
  for (let other = 0; other < at; other++) cost += costOfTwo(slots[other]!, days[other]!, slot, day)
  return cost
}

function costOfTwo(one: Slot, oneDay: Weekday, other: Slot, otherDay: Weekday): number {
  const between = apart(oneDay, otherDay)
  if (between > 2) return 0
  const next = between === 1
  let cost = next ? 8 : 2
  if (one.hard && other.hard) cost += next ? 1000 : 5
  if (sharesMuscles(one, other)) cost += next ? (one.part === other.part ? 900 : 60) : 15
  if (next) {
    const [before, after] = (oneDay + 1) % 7 === otherDay ? [one, other] : [other, one]
    // An easy day before the long run, and gentle movement at most on the day after.
    if (after.role === 'long' && before.role === 'lift') cost += 15
    if (before.role === 'long' && after.role !== 'mobility') cost += 25
  }
  return cost
}

const trains = {
  full: 'upper lower',
  upper: 'upper',
  lower: 'lower',
  push: 'upper push',
  pull: 'upper pull',
  legs: 'lower',
} as const

/** Push and pull share no muscles although both are upper body. */
function sharesMuscles({ part }: Slot, { part: other }: Slot): boolean {
  if (!part || !other) return false
  if ((part === 'push' && other === 'pull') || (part === 'pull' && other === 'push')) return false
  return trains[part].split(' ').some((one) => trains[other].split(' ').includes(one))
}
