import { ChevronLeft, Play } from 'lucide-react'
import type { SavedWorkout } from '#contract/training/workouts.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { isGone } from '#web/http/api-error.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { AskCoach } from '../coach/ask-coach.tsx'
import { words } from '../words.ts'
import { doneText } from '../workout/done-text.ts'
import { WorkoutView } from '../workout/workout-view.tsx'
import { LibraryMenu } from './library-menu.tsx'
import { playerPath } from './use-change-workouts.ts'
import { useWorkout } from './use-workouts.ts'

/** A library workout in full. */
export function LibraryWorkout({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, isFetching, refetch } = useWorkout(id)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <button
        type="button"
        onClick={onClose}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-full pr-3 pl-1 text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {words.backToLibrary}
      </button>
      {data ? (
        <Shown saved={data} onGone={onClose} />
      ) : isPending ? (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{words.workoutLoading}</span>
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      ) : isGone(error) ? (
        <EmptyState title={words.workoutGone} text={words.workoutGoneText} />
      ) : (
        <ErrorState
          title={words.workoutFailed}
          text={words.libraryFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </div>
  )
}

function Shown({ saved, onGone }: { saved: SavedWorkout; onGone: () => void }) {
  const { zone } = useToday()
  return (
    <>
      <WorkoutView
        workout={saved.workout}
        actions={
          <div className="-mt-1 flex flex-wrap gap-2">
            <LinkButton
              href={playerPath(saved.id)}
              icon={<Play className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
            >
              {words.start}
            </LinkButton>
            <AskCoach workout={saved.workout} />
            <LibraryMenu saved={saved} onRemoved={onGone} />
          </div>
        }
      />
      <p className="text-sm text-ink-3">
        {words.facts([doneText(saved, zone), words.sources[saved.source]])}
      </p>
    </>
  )
}
