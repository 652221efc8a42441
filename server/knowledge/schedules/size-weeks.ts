import { isRun } from '#contract/training/schedules.ts'
import type { PlannedWeek } from './phases.ts'
import type { Frame } from './plan.ts'
import type { Notes } from './read-notes.ts'
import { isRaceGoal, races } from './running/races.ts'
import { kindFor } from './week-kinds.ts'
import {
  type Before,
  kilometresOfWeek,
  loadOfWeek,
  type Share,
  type Sized,
  sizeWeek,
  startOf,
} from './week-minutes.ts'

export type { Sized } from './week-minutes.ts'

/** The minutes of all weeks, each bounded by the weeks before it. */
export function sizeWeeks(planned: readonly PlannedWeek[], frame: Frame, notes: Notes): Sized[][] {
  const before: Before = { loads: [], kilometres: [], long: 0 }
  const [usual, most] = longShares(frame)
  const start = startOf(frame, notes.kilometres)
  return planned.map((week, at) => {
    // Two runs keep their kinds: a week of two easy ones would be hardly any training.
    const kindOf = week.phase === 'deload' && frame.slots.length === 2 ? planned[at - 1]! : week
    const kinds = frame.slots.map((slot) => kindFor(slot, kindOf, at, frame))
    const share: Share = { start, long: usual + (most - usual) * Math.min(1, week.way * 1.2) }
    const sized = sizeWeek(week, kinds, frame, before, share)
    if (week.phase === 'base' || week.phase === 'build' || week.phase === 'peak') {
      before.loads.unshift(loadOfWeek(sized))
      before.kilometres.unshift(kilometresOfWeek(sized))
      before.long = Math.max(before.long, sized.find(({ slot }) => slot.role === 'long')?.minutes ?? 0)
    }
    return sized
  })
}

/**
 * The long run's first and last share of the week's distance: two fifths, more with two or three runs, up to a half
 * where a long race would otherwise be unreachable.
 */
function longShares(frame: Frame): [usual: number, most: number] {
  const runs = frame.slots.filter((slot) =>
    isRun(kindFor(slot, { phase: 'peak', way: 1, block: 0 }, 0, frame)),
  )
  const usual = runs.length <= 2 ? 0.6 : runs.length === 3 ? 0.45 : 0.4
  if (!isRaceGoal(frame.goal) || races[frame.goal].kilometres < 20) return [usual, usual]
  const others = (runs.length - 1) * Math.min(frame.minutes, races[frame.goal].easy[frame.level])
  const reach = (others * usual) / (1 - usual)
  const most = frame.goal === 'marathon' ? 0.6 : 0.55
  return [usual, reach < races[frame.goal].long[frame.level] * 0.85 ? Math.max(usual, most) : usual]
}
