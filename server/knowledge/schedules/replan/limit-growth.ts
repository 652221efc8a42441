import type { Schedule, Session } from '#contract/training/schedules.ts'
import { resized } from '../resize.ts'
import { isWorking, totalsOf, type Week } from '../totals.ts'
import { growth } from '../week-minutes.ts'

/** Minimum share of a session that one change leaves. */
const leastShare = 0.7
const leastMinutes = 10
/** Load after two lost weeks, relative to before; fitness fades slowly, but tendons adapt. */
const stepBack = 0.85
/** Maximum load of a rest week, relative to the week before. */
const restMost = 0.8

/** Minimum share of a week's former load after the change. */
const keeps: Record<Next, number> = { usual: 1, held: 0.85, back: 0.7 }

/** Start of the next week of work: as usual, without growth, or a step back. */
export type Next = 'usual' | 'held' | 'back'

/**
 * Reduces the weeks after number `after` where they would grow too fast. Past and completed sessions and races
 * stay, and nothing grows. `before` is the schedule before the change.
 */
export function limitGrowth(
  before: Schedule,
  schedule: Schedule,
  { after, next }: { after: number; next: Next },
  today: string,
): Schedule {
  let start = next
  const worked = before.weeks.filter((week) => week.week <= after && isWorking(week)).reverse()
  let loads = worked.map(({ load }) => load).slice(0, 3)
  let kilometres = worked.map(({ distance }) => distance ?? 0).slice(0, 3)
  const weeks = schedule.weeks.map((week, at) => {
    if (week.week <= after || week.phase === 'taper' || week.phase === 'race') return week
    const had = before.weeks[at]!
    // Without reference values there is no bound, as in the first week or without runs.
    const most = (some: number[], factor: number, had: number | null) =>
      Math.max(Math.max(0, ...some) * factor, (had ?? 0) * keeps[next]) || Number.POSITIVE_INFINITY
    if (!isWorking(week)) {
      const factor = start === 'back' ? restMost * stepBack : restMost
      return fitted(
        week,
        most(loads.slice(0, 1), factor, had.load),
        Number.POSITIVE_INFINITY,
        schedule,
        today,
      )
    }
    const factor = start === 'usual' ? growth : start === 'held' ? 1 : stepBack
    const load = most(loads, factor, had.load)
    const bounded = fitted(week, load, most(kilometres, factor, had.distance), schedule, today)
    // Loads before the break no longer count.
    const counted = start === 'back' ? 0 : 2
    loads = [bounded.load, ...loads.slice(0, counted)]
    kilometres = [bounded.distance ?? 0, ...kilometres.slice(0, counted)]
    start = 'usual'
    return bounded
  })
  return { ...schedule, weeks }
}

function fitted(week: Week, load: number, kilometres: number, schedule: Schedule, today: string): Week {
  const open = ({ state, day, kind }: Session) =>
    (state === 'planned' || state === 'moved') && day >= today && kind !== 'race'
  const least = week.sessions.map(({ minutes }) => Math.max(leastMinutes, Math.ceil(minutes * leastShare)))
  let { sessions } = week
  for (let tries = 0; tries < 20; tries++) {
    // Missed sessions have no load.
    const coming = totalsOf(sessions.filter(({ state }) => state !== 'missed'))
    const heavier = coming.load / load
    const farther = coming.distance ? coming.distance / kilometres : 0
    const smaller = sessions.map((one, at) => {
      // Only shorter runs reduce a week's distance.
      const over = one.distance === null ? heavier : Math.max(heavier, farther)
      if (over <= 1 || !open(one) || one.minutes <= least[at]!) return one
      const minutes = Math.max(least[at]!, Math.floor((one.minutes - 0.01) / over))
      return resized(one, minutes, week.week, schedule)
    })
    if (smaller.every((one, at) => one === sessions[at])) break
    sessions = smaller
  }
  return { ...week, ...totalsOf(sessions), sessions }
}
