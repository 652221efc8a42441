import type { Split } from '../activities.ts'

/** State of a track at a time: all figures since its start. */
export type Mark = {
  t: number
  metres: number
  movingMilliseconds: number
  gain: number
  loss: number
  /** Sum and number of heart rates. */
  beats: number
  beatCount: number
}

export const firstMark = (t: number): Mark => ({
  t,
  metres: 0,
  movingMilliseconds: 0,
  gain: 0,
  loss: 0,
  beats: 0,
  beatCount: 0,
})

export type SplitsState = { from: Mark; done: Split[] }
export const newSplits = (t: number): SplitsState => ({ from: firstMark(t), done: [] })

/** Ends every split whose length lies between two marks, at the interpolated time. */
export function splitByLength(state: SplitsState, before: Mark, after: Mark, metres: number) {
  for (;;) {
    const end = (state.done.length + 1) * metres
    if (after.metres < end) return
    const way = after.metres - before.metres
    close(state, between(before, after, way > 0 ? (end - before.metres) / way : 1))
  }
}

export function splitAt(state: SplitsState, before: Mark, after: Mark, t: number) {
  const time = after.t - before.t
  close(state, between(before, after, time > 0 ? Math.min(1, Math.max(0, (t - before.t) / time)) : 1))
}

/** The splits with the current one, unless empty. */
export function splitsUntil({ from, done }: SplitsState, end: Mark): Split[] {
  return end.metres - from.metres >= 1 ? [...done, splitOf(from, end)] : done
}

function close(state: SplitsState, end: Mark) {
  state.done.push(splitOf(state.from, end))
  state.from = end
}

function splitOf(from: Mark, to: Mark): Split {
  const beats = to.beatCount - from.beatCount
  return {
    distance: (to.metres - from.metres) / 1000,
    // Standing is detected some seconds late and subtracted, possibly after a split ended in it.
    seconds: Math.max(0, (to.movingMilliseconds - from.movingMilliseconds) / 1000),
    gain: Math.max(0, to.gain - from.gain),
    loss: Math.max(0, to.loss - from.loss),
    heartRate: beats > 0 ? Math.round((to.beats - from.beats) / beats) : null,
  }
}

function between(before: Mark, after: Mark, share: number): Mark {
  const part = (one: number, other: number) => one + share * (other - one)
  return {
    ...after,
    t: part(before.t, after.t),
    metres: part(before.metres, after.metres),
    movingMilliseconds: part(before.movingMilliseconds, after.movingMilliseconds),
    gain: part(before.gain, after.gain),
    loss: part(before.loss, after.loss),
  }
}
