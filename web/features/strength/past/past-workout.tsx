import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, ChevronDown, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StrengthSet } from '#contract/strength/sets.ts'
import {
  getStrengthWorkout,
  type StrengthWorkout,
  type WorkoutWithSets,
} from '#contract/strength/workouts.ts'
import { read } from '#web/http/query-client.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { usePreferences } from '../use-preferences.ts'
import { formatSet, formatWeight } from '../weights.ts'
import { words } from '../words.ts'
import { EditWorkout } from './edit-workout.tsx'
import { ExerciseHistory } from './exercise-history.tsx'
import { PastSet } from './past-set.tsx'
import { useChangeWorkouts } from './use-change-workouts.ts'

export type PastActions = {
  onAgain: (workout: WorkoutWithSets) => void
  onSaveRoutine: (workout: WorkoutWithSets) => void
}
const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

/** A past workout, which opens to its sets. */
export function PastWorkout({ workout, ...actions }: PastActions & { workout: StrengthWorkout }) {
  const [open, setOpen] = useState(false)
  const { unit } = usePreferences()
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-16 w-full items-center gap-3 py-2.5 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{workout.name}</span>
          <span className="text-sm text-ink-2">{formatDay(workout.startedAt)}</span>
        </span>
        <span className="text-right text-sm text-ink-2 tabular-nums">
          {words.summary(workout.setCount, formatWeight(Math.round(workout.volume), unit))}
        </span>
        <ChevronDown
          className={`size-5 shrink-0 text-ink-3 transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {open ? <Sets workout={workout} {...actions} /> : null}
    </li>
  )
}

type Open =
  | { kind: 'history'; exerciseId: string; name: string }
  | { kind: 'set'; set: StrengthSet }
  | { kind: 'workout' }

function Sets({ workout: { id, name }, onAgain, onSaveRoutine }: PastActions & { workout: StrengthWorkout }) {
  const { data, isError, refetch } = useQuery({
    ...read(getStrengthWorkout, { params: { id } }),
    staleTime: 0,
  })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { remove } = useChangeWorkouts()
  const { unit } = usePreferences()
  if (isError || data === null) return <ErrorState title={words.pastFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mb-4 h-24" />
  return (
    <section aria-label={words.workoutSets(name)} className="grid gap-3 pb-4">
      {data.effort ? <p className="text-ink-2">{words.effortOfTen(formatNumber(data.effort, 1))}</p> : null}
      {data.notes ? <p className="text-ink-2 wrap-anywhere">{data.notes}</p> : null}
      {data.exercises.map(({ exerciseId, exerciseName, notes, sets }) => (
        <div key={sets[0]!.id}>
          <button
            type="button"
            className="min-h-11 font-medium text-herb hover:underline"
            onClick={() => setOpen({ kind: 'history', exerciseId, name: exerciseName })}
          >
            {exerciseName}
          </button>
          {notes ? <p className="pb-1.5 text-sm text-ink-2 wrap-anywhere">{notes}</p> : null}
          <ul className="flex flex-wrap gap-1.5">
            {sets.map((set) => (
              <li key={set.id}>
                <button
                  type="button"
                  className="min-h-11 rounded-full bg-sunken px-3 tabular-nums hover:bg-line"
                  onClick={() => setOpen({ kind: 'set', set })}
                >
                  {[words.kindMarks[set.kind], formatSet(set, unit)].filter(Boolean).join(' ')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Beaten records={data.records} />
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          icon={<RotateCcw className="size-4.5" aria-hidden="true" />}
          onClick={() => onAgain(data)}
        >
          {words.again}
        </Button>
        <Menu>
          <MenuTrigger>
            <IconButton label={words.moreFor(name)}>
              <Ellipsis className="size-5" aria-hidden="true" />
            </IconButton>
          </MenuTrigger>
          <MenuContent>
            <MenuItem icon={<BookmarkPlus {...icon} />} onSelect={() => onSaveRoutine(data)}>
              {words.saveAsRoutine}
            </MenuItem>
            <MenuItem icon={<Pencil {...icon} />} onSelect={() => setOpen({ kind: 'workout' })}>
              {words.editWorkout}
            </MenuItem>
            <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => remove.mutate(data)}>
              {words.removeWorkout}
            </MenuItem>
          </MenuContent>
        </Menu>
      </div>
      {open?.kind === 'history' ? <ExerciseHistory {...open} onClose={close} /> : null}
      {open?.kind === 'set' ? <PastSet set={open.set} unit={unit} onClose={close} /> : null}
      {open?.kind === 'workout' ? <EditWorkout workout={data} onClose={close} /> : null}
    </section>
  )
}

/** The records that this workout beat and still holds. */
function Beaten({ records }: Pick<WorkoutWithSets, 'records'>) {
  const beaten = records.filter(({ before }) => before !== null)
  if (!beaten.length) return null
  const byExercise = Map.groupBy(beaten, ({ exerciseName }) => exerciseName)
  return (
    <ul aria-label={words.records} className="grid gap-1 text-sm font-semibold text-herb">
      {[...byExercise].map(([exercise, some]) => (
        <li key={exercise}>
          {words.beaten(
            exercise,
            some.map(({ kind }) => words.recordKinds[kind]),
          )}
        </li>
      ))}
    </ul>
  )
}
