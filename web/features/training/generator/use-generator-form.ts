import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { defaultWorkoutMinutes, workoutRequest } from '#contract/training/workouts.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import type { WorkoutWish } from './use-generate-workout.ts'

const names = Object.keys(workoutRequest.shape) as (keyof WorkoutWish)[]

/** The generator's form; blank texts are omitted from the request. */
export function useGeneratorForm() {
  const form = useForm<WorkoutWish>({
    resolver: zodResolver(workoutRequest),
    defaultValues: { duration: defaultWorkoutMinutes, targetMuscles: [], prompt: '', limitations: '' },
  })
  return {
    form,
    submitTo: (generate: (wish: WorkoutWish) => void) =>
      form.handleSubmit((wish) =>
        generate({
          ...wish,
          prompt: wish.prompt?.trim() || null,
          limitations: wish.limitations?.trim() || null,
        }),
      ),
    showRefusal: (error: unknown) => void showFieldErrors(error, names, form.setError),
  }
}
