import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Input } from '#contract/http/endpoint.ts'
import { type GeneratedWorkout, generateWorkout } from '#contract/training/workouts.ts'
import { isStopped } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { refreshWorkouts } from '../library/use-workouts.ts'
import { toastError } from '../refusal.ts'
import { words } from '../words.ts'

export type WorkoutWish = Input<typeof generateWorkout>['body']

/** Generates a workout; can be stopped, and stops when the screen is left. */
export function useGenerateWorkout(
  onMade: (made: GeneratedWorkout) => void,
  onRefused: (error: unknown) => void,
) {
  const queries = useQueryClient()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const making = useMutation({
    mutationFn(body: WorkoutWish) {
      stopper.current?.abort()
      const stop = new AbortController()
      stopper.current = stop
      // Each press is a new intent, so each call has its own key.
      return call(generateWorkout, { body, signal: stop.signal })
    },
    async onSuccess(made) {
      const { title, minutes } = made.workout
      toast({ title: words.generated, description: words.generatedText(title, formatNumber(minutes)) })
      onMade(made)
      await refreshWorkouts(queries)
    },
    onError(error) {
      if (isStopped(error)) return
      onRefused(error)
      toastError(error, words.generateFailed)
    },
  })
  return {
    generate: (wish: WorkoutWish) => making.isPending || making.mutate(wish),
    stop: () => stopper.current?.abort(),
    isGenerating: making.isPending,
  }
}
