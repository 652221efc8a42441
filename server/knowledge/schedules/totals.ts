import type { Schedule } from '#contract/training/schedules.ts'

const tenths = (value: number) => Math.round(value * 10) / 10

/** Sums of a week; null kilometres without running. */
export function totalsOf(sessions: readonly { load: number; distance: number | null }[]) {
  const runs = sessions.flatMap(({ distance }) => distance ?? [])
  return {
    load: tenths(sessions.reduce((sum, { load }) => sum + load, 0)),
    distance: runs.length ? tenths(runs.reduce((sum, one) => sum + one, 0)) : null,
  }
}

export type Week = Schedule['weeks'][number]
/** Whether a week's load counts towards habituation. */
export const isWorking = ({ phase }: Pick<Week, 'phase'>) =>
  phase === 'base' || phase === 'build' || phase === 'peak'
