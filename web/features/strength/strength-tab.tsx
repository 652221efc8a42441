import { useQuery } from '@tanstack/react-query'
import { Dumbbell, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { listStrengthExercises } from '#contract/strength/exercises.ts'
import type { Routine } from '#contract/strength/routines.ts'
import type { WorkoutWithSets } from '#contract/strength/workouts.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { read } from '#web/http/query-client.ts'
import { newId } from '#web/http/random.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { SetFiles } from './files/set-files.tsx'
import { FinishScreen } from './finish/finish-screen.tsx'
import { useFinished } from './finish/use-finished.ts'
import { LivePanel } from './live/live-panel.tsx'
import { keepLiveWorkout } from './live/live-store.ts'
import { beginWorkout, type LiveWorkout, workoutLike } from './live/live-workout.ts'
import { useLastSets } from './live/use-last-sets.ts'
import { useLiveWorkout } from './live/use-live-workout.ts'
import { MuscleWeek } from './past/muscle-week.tsx'
import { StrengthYear } from './past/strength-year.tsx'
import { WorkoutList } from './past/workout-list.tsx'
import { PreferencesDialog } from './preferences-dialog.tsx'
import { RoutineEditor } from './routines/routine-editor.tsx'
import { RoutineList } from './routines/routine-list.tsx'
import { followRoutine, routineLike } from './routines/routine-workout.ts'
import { SharedRoutine } from './routines/shared-routine.tsx'
import { useRoutines } from './routines/use-routines.ts'
import { UnsentSets } from './unsent-sets.tsx'
import { words } from './words.ts'

/** The strength log: the running workout, or its start, routines and past workouts. */
export function StrengthTab() {
  const { user } = useUser()
  const workout = useLiveWorkout()
  const finished = useFinished()
  const readLast = useLastSets()
  const { data: routines } = useRoutines()
  // Prefetched, since exercises may be added offline.
  useQuery(read(listStrengthExercises, { query: {} }))
  const [edited, setEdited] = useState<Routine>()
  const [choosing, setChoosing] = useState(false)
  const [path, go] = useLocation()
  const shareCode = new URLSearchParams(useSearch()).get('routine')
  if (workout === undefined || !user)
    return (
      <div role="status">
        <span className="sr-only">{words.checking}</span>
        <Skeleton className="h-40" />
      </div>
    )
  if (workout) return <LivePanel workout={workout} />
  if (finished) return <FinishScreen finished={finished} />
  if (edited) {
    const folders = new Set(routines?.flatMap(({ folder }) => folder ?? []))
    return <RoutineEditor routine={edited} folders={[...folders]} onClose={() => setEdited(undefined)} />
  }
  const begin = (next: LiveWorkout) => {
    keepLiveWorkout(next)
    void readLast(next.id, next.exercises)
  }
  const empty = (name: string) => beginWorkout(newId(), user.id, name, new Date())
  const again = ({ name, exercises }: WorkoutWithSets) =>
    begin(
      workoutLike(
        empty(name),
        exercises.flatMap(({ sets }) => sets),
        newId,
      ),
    )
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8">
      <section aria-labelledby="strength-start" className="grid gap-4">
        <div className="flex items-start gap-2">
          <div className="flex-1">
            <h2 id="strength-start" className="display text-2xl">
              {words.startTitle}
            </h2>
            <p className="mt-1.5 text-ink-2">{words.startText}</p>
          </div>
          <IconButton label={words.preferences} onClick={() => setChoosing(true)}>
            <Settings2 className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        <Button
          size="lg"
          icon={<Dumbbell className="size-5" aria-hidden="true" />}
          onClick={() => keepLiveWorkout(empty(words.defaultName))}
        >
          {words.start}
        </Button>
        <Link
          href="/fitness?tab=generator"
          className="min-h-11 content-center justify-self-start font-medium text-herb hover:underline"
        >
          {words.generate}
        </Link>
      </section>
      <UnsentSets />
      <RoutineList
        onStart={(routine) => begin(followRoutine(routine, user.id, new Date(), newId))}
        onEdit={setEdited}
      />
      <MuscleWeek />
      <StrengthYear />
      <WorkoutList onAgain={again} onSaveRoutine={(past) => setEdited(routineLike(past, newId()))} />
      <SetFiles />
      {choosing ? <PreferencesDialog onClose={() => setChoosing(false)} /> : null}
      {shareCode ? (
        <SharedRoutine shareCode={shareCode} onClose={() => go(`${path}?tab=strength`, { replace: true })} />
      ) : null}
    </div>
  )
}
