import { loadOf } from './effort.ts'

/** A session without its minutes yet. */
export type Wanted = {
  /** Its target this week, and its minimum. */
  minutes: number
  least: number
  effort: number
  /** Minutes a kilometre; null without running. */
  pace: number | null
  long: boolean
}
export type Limits = {
  load: number
  kilometres: number
  /** The long run's share of the week's kilometres. */
  longShare: number
  longMinutes: number
  /** Minutes are multiples of it. */
  step: number
}

export const kilometresOf = (minutes: number, pace: number | null) =>
  pace === null ? 0 : Math.round((minutes / pace) * 10) / 10

const searches = 12

/** Distributes the most minutes within the limits in proportion, then the rest in single steps. */
export function fitMinutes(wanted: readonly Wanted[], limits: Limits): number[] {
  const at = (share: number) => shared(wanted, limits, share)
  if (isWithin(wanted, at(1), limits)) return at(1)
  let low = 0
  let high = 1
  for (let search = 0; search < searches; search++) {
    const middle = (low + high) / 2
    if (isWithin(wanted, at(middle), limits)) low = middle
    else high = middle
  }
  return topUp(wanted, at(low), limits)
}

function shared(wanted: readonly Wanted[], { step, ...limits }: Limits, share: number): number[] {
  const minutes = wanted.map((one) =>
    Math.max(one.least, Math.min(one.minutes, Math.round((one.minutes * share) / step) * step)),
  )
  const long = wanted.findIndex((one) => one.long)
  if (long >= 0) minutes[long] = Math.min(minutes[long]!, longMost(wanted, minutes, { step, ...limits }))
  return minutes
}

function longMost(wanted: readonly Wanted[], minutes: readonly number[], limits: Limits): number {
  const { longShare, longMinutes, step } = limits
  const others = wanted.reduce(
    (sum, { pace, long }, at) => sum + (long ? 0 : kilometresOf(minutes[at]!, pace)),
    0,
  )
  const pace = wanted.find(({ long }) => long)!.pace ?? 1
  const byShare = ((others * longShare) / (1 - longShare)) * pace
  return Math.max(1, Math.floor(Math.min(byShare, longMinutes) / step) * step)
}

function topUp(wanted: readonly Wanted[], minutes: number[], limits: Limits): number[] {
  let grown = true
  while (grown) {
    grown = false
    for (const [at, one] of wanted.entries()) {
      const more = minutes.with(at, minutes[at]! + limits.step)
      if (more[at]! > one.minutes || !isWithin(wanted, more, limits)) continue
      if (one.long && more[at]! > longMost(wanted, more, limits)) continue
      minutes = more
      grown = true
    }
  }
  return minutes
}

function isWithin(wanted: readonly Wanted[], minutes: readonly number[], limits: Limits): boolean {
  let load = 0
  let kilometres = 0
  for (const [at, { effort, pace }] of wanted.entries()) {
    load += loadOf(minutes[at]!, effort)
    kilometres += kilometresOf(minutes[at]!, pace)
  }
  return load <= limits.load && kilometres <= limits.kilometres
}
