import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRoute } from 'wouter'
import { getSchedule, type Session } from '#contract/training/schedules.ts'
import { getWorkout, type Workout } from '#contract/training/workouts.ts'
import { ApiError } from '#web/http/api-error.ts'
import { read } from '#web/http/query-client.ts'
import { deviceStore } from './device-store.ts'

/** Source of the player: a workout of the library, or a session of a schedule. */
export type Source =
  | { workoutId: string; scheduleId?: undefined; sessionId?: undefined }
  | { workoutId?: undefined; scheduleId: string; sessionId: string }

export const keyOf = (source: Source) => source.workoutId ?? `${source.scheduleId}/${source.sessionId}`
/** Address of the player for `key`. */
export const addressOf = (key: string) =>
  key.includes('/') ? `/fitness/session/${key}` : `/fitness/workout/${key}`
/** Screen to return to. */
export const homeOf = ({ scheduleId, workoutId }: Source) =>
  scheduleId ? `/fitness?tab=scheduler&schedule=${scheduleId}` : `/fitness?tab=generator&workout=${workoutId}`

export function useSource(): Source {
  const [isWorkout, workout] = useRoute('/fitness/workout/:id')
  const [, session] = useRoute('/fitness/session/:scheduleId/:sessionId')
  if (isWorkout) return { workoutId: workout.id }
  return { scheduleId: session?.scheduleId ?? '', sessionId: session?.sessionId ?? '' }
}

type Found = { title: string; workout: Workout; session?: Session }

/** The workout from the server, else the copy on this device. */
export function useSourceWorkout(userId: string, source: Source) {
  const key = keyOf(source)
  const saved = useQuery({
    ...read(getWorkout, { params: { id: source.workoutId ?? '' } }),
    enabled: source.workoutId !== undefined,
    refetchOnMount: 'always',
  })
  const schedule = useQuery({
    ...read(getSchedule, { params: { id: source.scheduleId ?? '' } }),
    enabled: source.scheduleId !== undefined,
    refetchOnMount: 'always',
  })
  const kept = useQuery({
    queryKey: ['kept on this device', userId, key],
    queryFn: async () => (await deviceStore.workoutOf(userId, key).catch(() => undefined)) ?? null,
    gcTime: 0,
  })
  const asked = source.workoutId ? saved : schedule
  const session = schedule.data?.schedule.weeks
    .flatMap(({ sessions }) => sessions)
    .find(({ id }) => id === source.sessionId)
  const fresh = source.workoutId ? saved.data?.workout : session?.workout

  useEffect(() => {
    // Storage is unavailable; playing works without it.
    if (fresh) deviceStore.keepWorkout({ userId, key, workout: fresh }).catch(() => undefined)
  }, [fresh, userId, key])

  const isGone = asked.isSuccess
    ? !fresh
    : asked.error instanceof ApiError && [400, 404].includes(asked.error.status)
  const workout = fresh ?? (isGone ? undefined : kept.data)
  const found: Found | undefined = workout
    ? { title: session?.title ?? workout.title, workout, ...(session && { session }) }
    : undefined
  return {
    found,
    isGone,
    isPending: !found && (asked.isPending || kept.isPending),
    isFetching: asked.isFetching,
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}
