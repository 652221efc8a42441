import { metresBetween, placeOf } from '#contract/activities/track/place.ts'
import type { Pause, Recording } from '#contract/activities/track/position.ts'

/**
 * Removes every position within `radius` metres of start or end, also those passed on the way: a lap past a home
 * reveals it too. Gaps become pauses. Without any position left, times and heart rates remain.
 */
export function withoutEnds(recording: Recording, radius: number): Recording {
  const { positions, laps, pauses } = recording
  const [first, last] = [positions[0], positions.at(-1)]
  if (!radius || !first || !last) return recording
  const ends = [placeOf(first), placeOf(last)]
  const gaps: Pause[] = []
  let before: number | undefined
  let hidden = false
  const shown = positions.filter((position) => {
    const place = placeOf(position)
    const out = ends.every((end) => metresBetween(place, end) > radius)
    if (out && hidden && before !== undefined) gaps.push([before, position.t])
    if (out) before = position.t
    hidden = !out
    return out
  })
  const [from, to] = [shown[0], shown.at(-1)]
  if (!from || !to || to.t <= from.t) {
    const beats = positions.flatMap(({ t, heartRate }) => (heartRate === null ? [] : [{ t, heartRate }]))
    return { ...recording, positions: [], beats }
  }
  const inside = (t: number) => t > from.t && t < to.t
  return {
    positions: shown,
    beats: [],
    pauses: joined([...pauses.filter(([start, end]) => inside(start) && inside(end)), ...gaps]),
    laps: laps.filter(inside),
    startedAt: from.t,
    endedAt: to.t,
  }
}

/** Sorts pauses and merges overlapping ones. */
function joined(pauses: Pause[]): Pause[] {
  const whole: Pause[] = []
  for (const [from, to] of pauses.toSorted(([one], [other]) => one - other)) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}
