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
import { showPageTop } from '#web/ui/page-top.ts'
import { ExerciseBrowser } from './back/exercise-browser.tsx'
import { MuscleWeeks } from './back/muscle-weeks.tsx'
import { RecordList } from './back/record-list.tsx'
import { TrainingCalendar } from './back/training-calendar.tsx'
import { ViewLinks } from './back/view-links.tsx'
import { FilesView, SetFiles } from './files/set-files.tsx'
import { FinishScreen } from './finish/finish-screen.tsx'
import { useFinished } from './finish/use-finished.ts'
import { LivePanel } from './live/live-panel.tsx'
import { keepLiveWorkout } from './live/live-store.ts'
import { beginWorkout, workoutLike } from './live/live-workout.ts'
import { useBeginWorkout, useLiveWorkout } from './live/use-live-workout.ts'
import { MuscleWeek } from './past/muscle-week.tsx'
import type { PastActions } from './past/past-workout.tsx'
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
  const begin = useBeginWorkout()
  const { data: routines } = useRoutines()
  // Prefetched, since exercises may be added offline.
  useQuery(read(listStrengthExercises, { query: {} }))
  const [edited, setEdited] = useState<Routine>()
  const [choosing, setChoosing] = useState(false)
  const edit = (routine: Routine | undefined) => {
    setEdited(routine)
    showPageTop()
  }
  const [path, go] = useLocation()
  const asked = new URLSearchParams(useSearch())
  const shareCode = asked.get('routine')
  const view = asked.get('view')
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
    return <RoutineEditor routine={edited} folders={[...folders]} onClose={() => edit(undefined)} />
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
  const past: PastActions = { onAgain: again, onSaveRoutine: (one) => edit(routineLike(one, newId())) }
  if (view === 'records') return <RecordList />
  if (view === 'calendar') return <TrainingCalendar {...past} />
  if (view === 'muscles') return <MuscleWeeks />
  if (view === 'files') return <FilesView />
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
        onEdit={edit}
      />
      <ViewLinks />
      <MuscleWeek />
      <WorkoutList {...past} />
      <SetFiles />
      {choosing ? <PreferencesDialog onClose={() => setChoosing(false)} /> : null}
      {view === 'exercises' ? <ExerciseBrowser onClose={() => go(`${path}?tab=strength`)} /> : null}
      {shareCode ? (
        <SharedRoutine shareCode={shareCode} onClose={() => go(`${path}?tab=strength`, { replace: true })} />
      ) : null}
    </div>
  )
}
