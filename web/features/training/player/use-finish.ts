import { useMutation } from '@tanstack/react-query'
import type { Workout } from '#contract/training/workouts.ts'
import { errorText } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { completionQueue, upload } from './completion-queue.ts'
import { deviceStore, type KeptCompletion } from './device-store.ts'
import type { Told } from './finish-panel.tsx'
import type { Run } from './run/run.ts'
import type { Source } from './use-source.ts'
import { words } from './words.ts'

type Finished = { userId: string; source: Source; title: string; workout: Workout; run: Run; told: Told }

/** Keeps a finished workout on this device and sends it; answers what became of it. */
export function useFinish(onSent: () => void) {
  const finishing = useMutation({
    async mutationFn({ userId, source, title, workout, run, told }: Finished) {
      const kept: KeptCompletion = {
        id: run.id,
        userId,
        state: 'waiting',
        body: {
          id: run.id,
          ...source,
          title,
          workoutType: workout.workoutType,
          // One ended within its lead-in began when it ended.
          startTime: new Date(Math.min(run.beganAt, run.endedAt ?? run.beganAt)).toISOString(),
          ...told,
        },
      }
      const isKept = await deviceStore.keepCompletion(kept).then(
        () => true,
        () => false,
      )
      if (!isKept) await upload(kept)
      await deviceStore.dropRun(userId).catch(() => undefined)
      if (isKept) await completionQueue.send(userId)
      return completionQueue.entries().find(({ id }) => id === kept.id) ?? null
    },
    onSuccess: (left) => left ?? onSent(),
    onError: (error) => toastRefusal(error, words.error, errorText(error, words.logFailed)),
  })
  return { finish: finishing.mutate, busy: finishing.isPending, left: finishing.data ?? null }
}
