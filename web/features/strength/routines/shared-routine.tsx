import { useQuery } from '@tanstack/react-query'
import { getSharedRoutine } from '#contract/strength/routines.ts'
import { read } from '#web/http/query-client.ts'
import { newId } from '#web/http/random.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { plannedSets } from './routine-workout.ts'
import { useChangeRoutines } from './use-routines.ts'

/** A routine that somebody shared by a link, to be copied. */
export function SharedRoutine({ shareCode, onClose }: { shareCode: string; onClose: () => void }) {
  const { data, isError } = useQuery({ ...read(getSharedRoutine, { params: { shareCode } }), staleTime: 0 })
  const { put } = useChangeRoutines()
  const copy = () =>
    data && put.mutate({ ...data, id: newId(), folder: null, shareCode: null }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.name ?? words.sharedRoutine}
      description={data ? words.sharedText : undefined}
      footer={
        data ? (
          <Button busy={put.isPending} onClick={copy}>
            {words.copyRoutine}
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <ul>
          {data.exercises.map((exercise, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={at}
              className="flex justify-between gap-3 border-t border-line py-2.5"
            >
              <span className="font-medium">{exercise.exerciseName}</span>
              <span className="text-ink-2">{words.setCount(plannedSets(exercise).length)}</span>
            </li>
          ))}
        </ul>
      ) : isError || data === null ? (
        <p className="text-ink-2">{words.linkEnded}</p>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}
