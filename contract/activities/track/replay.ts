import type { Position, Recording } from './position.ts'
import type { Tracker } from './tracker.ts'

type Event = { t: number; order: number; happen: () => void }

/**
 * Feeds a tracker with a recording: pauses and laps at their times between the positions, which are sorted by time
 * and may come in several calls.
 */
export function replay(tracker: Tracker, { pauses, laps }: Pick<Recording, 'pauses' | 'laps'>) {
  const events: Event[] = [
    ...pauses.flatMap(([from, to]) => [
      { t: from, order: 0, happen: () => tracker.pause(from) },
      { t: to, order: 1, happen: () => tracker.resume(to) },
    ]),
    ...laps.map((t) => ({ t, order: 2, happen: () => tracker.lap(t) })),
  ].sort((one, other) => one.t - other.t || one.order - other.order)
  let next = 0
  const until = (t: number) => {
    while (events[next] && events[next]!.t <= t) events[next++]!.happen()
  }
  return {
    add(positions: Position[]) {
      for (const position of positions) {
        until(position.t)
        tracker.add(position)
      }
    },
    /** Events after the last position, up to a time. */
    until,
  }
}
