import { daysBetween } from '#contract/measures/day.ts'
import type { Weekday } from './plan.ts'

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const named =
  /\b(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:r|rs|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)\b/g
const through = new RegExp(`(${named.source})\\s*(?:-|–|to|through|until|till)\\s*(${named.source})`, 'g')
const all: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const weekdayNamed = (name: string) => names.indexOf(name.slice(0, 3)) as Weekday

/** Monday is 0. */
export const weekdayOf = (day: string) => (((daysBetween('2024-01-01', day) % 7) + 7) % 7) as Weekday

/** Weekdays named by a lower-case text, ranges and weekends included. */
export function weekdaysIn(text: string): Set<Weekday> {
  const found = new Set<Weekday>()
  for (const [, from, to] of text.matchAll(through)) {
    const [first, last] = [weekdayNamed(from!), weekdayNamed(to!)]
    for (let day = first; ; day = ((day + 1) % 7) as Weekday) {
      found.add(day)
      if (day === last) break
    }
  }
  for (const [name] of text.matchAll(named)) found.add(weekdayNamed(name))
  if (/\bweekends?\b/.test(text)) for (const day of [5, 6] as const) found.add(day)
  if (/\b(?:weekdays?|work(?:ing)? ?days?)\b/.test(text)) for (const day of all.slice(0, 5)) found.add(day)
  return found
}

export const othersThan = (days: ReadonlySet<Weekday>) => new Set(all.filter((day) => !days.has(day)))
