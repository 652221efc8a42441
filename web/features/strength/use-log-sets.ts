import { useLocation } from 'wouter'
import type { Workout } from '#contract/training/workouts.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useExercises } from '#web/features/training/use-exercises.ts'
import { newId } from '#web/http/random.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { exercisesOfPlan } from './live/from-plan.ts'
import { addExercise, beginWorkout, type LiveWorkout, type PlanSource } from './live/live-workout.ts'
import { useLastSets } from './live/use-last-sets.ts'
import { useLiveWorkout } from './live/use-live-workout.ts'
import { words } from './words.ts'

/** Begins a strength workout with the exercises of a plan; undefined where the plan has no exercise with sets. */
export function useLogSets(title: string, workout: Workout, source: PlanSource): (() => void) | undefined {
  const userId = useUser().user?.id
  const library = useExercises()
  const running = useLiveWorkout()
  const readLast = useLastSets()
  const [, go] = useLocation()
  const exercises = library ? exercisesOfPlan(workout, library) : []
  if (!userId || !exercises.length) return undefined
  return () => {
    if (running) toast({ title: words.alreadyRunning(running.name), description: words.alreadyRunningText })
    else void begin()
    go('/fitness?tab=strength')
  }

  async function begin() {
    const { keepLiveWorkout } = await import('./live/live-store.ts')
    let next: LiveWorkout = { ...beginWorkout(newId(), userId!, title, new Date()), source }
    for (const exercise of exercises) next = addExercise(next, exercise, newId)
    keepLiveWorkout(next)
    await readLast(next.id, next.exercises)
  }
}
