import { energyOf } from '#contract/activities/activities.ts'
import { inTransferPrecision } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import { replay } from '#contract/activities/track/replay.ts'
import { createTracker } from '#contract/activities/track/tracker.ts'
import { createRouteLine } from '../live/route-line.ts'
import type { Covered } from '../plan/plan-progress.ts'
import { deviceStore, type Kept } from './device-store.ts'
import { createJournal } from './journal.ts'

/** An activity in progress: figures, route line and stored state. */
export function createSession(first: Kept, blocks: Position[][] = []) {
  let kept = first
  const line = createRouteLine()
  const journal = createJournal(first.id, blocks)
  const tracker = createTracker(first.activityType, {
    startedAt: first.startedAt,
    onAccepted: ({ lat, lon }, fresh) => line.add({ lat, lon }, fresh),
  })

  /** Stores changes; false without storage. */
  async function change(changes: Partial<Kept>) {
    kept = { ...kept, ...changes }
    try {
      await deviceStore.keep(kept)
      return await journal.write()
    } catch {
      return false
    }
  }

  function figures(now: number) {
    const known = tracker.figures(now)
    const calories = energyOf(kept.activityType, known.movingSeconds / 60, kept.kilograms ?? undefined)
    return { ...known, calories }
  }

  /** Seconds without pauses, standing included, and kilometres. */
  function covered(now: number): Covered {
    const until = kept.endedAt ?? kept.pausedAt ?? now
    const paused = kept.pauses.reduce((sum, [from, to]) => sum + to - from, 0)
    return {
      seconds: Math.max(0, until - kept.startedAt - paused) / 1000,
      km: tracker.figures(now).distanceKm,
    }
  }

  return {
    line,
    tracker,
    get kept() {
      return kept
    },
    change,
    positions: () => journal.blocks.flat(),
    figures,
    covered,
    /** Keeps a position if it counts, so that the figures here are those of what is sent. */
    add(told: Position) {
      const position = inTransferPrecision(told)
      if (tracker.add(position)) journal.add(position)
      return journal.write()
    },
    pause(t: number) {
      tracker.pause(t)
      return change({ pausedAt: t })
    },
    resume(t: number) {
      tracker.resume(t)
      return change({ pausedAt: null, pauses: [...kept.pauses, [kept.pausedAt ?? t, t]] })
    },
    lap(t: number) {
      tracker.lap(t)
      return change({ laps: [...kept.laps, t] })
    },
    /** Deletes it from this device, after the last write. */
    async forget() {
      await journal.write()
      await deviceStore.drop(kept.id).catch(() => undefined)
    },
    /** Marks it as waiting for upload. */
    finish(t: number) {
      tracker.end(t)
      const { calories } = figures(t)
      const pauses: Kept['pauses'] =
        kept.pausedAt === null ? kept.pauses : [...kept.pauses, [kept.pausedAt, t]]
      return change({ endedAt: t, pausedAt: null, pauses, calories, state: 'waiting' })
    },
  }
}
export type Session = ReturnType<typeof createSession>

/** Restores an activity after a reload, in slices that keep the page responsive. */
export async function restoredSession(kept: Kept): Promise<Session> {
  const blocks = await deviceStore.blocksOf(kept.id)
  const session = createSession(kept, blocks)
  const story = replay(session.tracker, kept)
  for (const block of blocks) {
    story.add(block)
    await new Promise((resolve) => setTimeout(resolve))
  }
  story.until(Number.POSITIVE_INFINITY)
  if (kept.pausedAt !== null) session.tracker.pause(kept.pausedAt)
  return session
}
