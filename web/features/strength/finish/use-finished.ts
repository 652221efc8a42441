import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { getStrengthWorkout } from '#contract/strength/workouts.ts'
import { useQueued } from '#web/device/use-queued.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useActivity } from '#web/features/activities/use-activities.ts'
import { read } from '#web/http/query-client.ts'
import { type Finished, finishedWorkout, onLiveWorkout } from '../live/live-store.ts'
import { setQueue } from '../live/set-queue.ts'
import { usePreferences } from '../use-preferences.ts'
import { deviceSummary, type Summary } from './device-summary.ts'

/** The workout just finished on this device; null without one. */
export function useFinished(): Finished | null {
  const userId = useUser().user?.id
  const finished = useSyncExternalStore(onLiveWorkout, finishedWorkout)
  return finished?.workout.userId === userId ? finished : null
}

/** Figures and records of a finished workout: this device's until the server has it all; the energy is the server's. */
export function useSummary({ workout }: Finished): Summary & { isSent: boolean; energy: number | null } {
  const { formula } = usePreferences()
  const { id } = workout
  const isSent = !useQueued(setQueue, workout.userId).some((kept) => kept.workout.id === id)
  const here = useMemo(() => deviceSummary(workout, formula), [workout, formula])
  const { data: saved } = useQuery({
    ...read(getStrengthWorkout, { params: { id } }),
    staleTime: 0,
    enabled: isSent,
  })
  const { data: activity } = useActivity(id, isSent)
  const energy = (isSent ? activity?.caloriesBurned : null) ?? null
  if (!isSent || !saved) return { ...here, isSent, energy }
  const { setCount: sets, volume } = saved
  const records = saved.records.flatMap(({ before, ...record }) =>
    before ? [{ ...record, before: before.value }] : [],
  )
  return { ...{ isSent, energy, sets, volume, records }, duration: here.duration }
}
