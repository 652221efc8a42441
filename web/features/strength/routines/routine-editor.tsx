import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  Ellipsis,
  Link2,
  Plus,
  SlidersHorizontal,
  Trash2,
  Unlink2,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { mostRoutines, type Routine, type RoutineExercise } from '#contract/strength/routines.ts'
import { newId } from '#web/http/random.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { ExerciseOptions } from '../live/exercise-options.tsx'
import { ExercisePicker } from '../live/exercise-picker.tsx'
import { joinNext } from '../live/supersets.ts'
import { usePreferences } from '../use-preferences.ts'
import { words } from '../words.ts'
import { formatSets } from './format-sets.ts'
import { PlannedSets } from './planned-sets.tsx'
import {
  type DraftExercise,
  draftOf,
  moveBy,
  newDraft,
  plannedProblem,
  routineExerciseOf,
} from './routine-draft.ts'
import { unknownStanding } from './routine-workout.ts'
import { RuleForm } from './rule-form.tsx'
import { useChangeRoutines } from './use-routines.ts'

const Simulation = lazyDrawing(() => import('./simulation.tsx'))
const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

type Props = { routine: Routine; folders: readonly string[]; onClose: () => void }

/** A routine's name, folder and exercises, each with its sets or its rule. */
export function RoutineEditor({ routine, folders, onClose }: Props) {
  const [name, setName] = useState(routine.name)
  const [folder, setFolder] = useState(routine.folder ?? '')
  const [exercises, setExercises] = useState(() => routine.exercises.map(draftOf))
  const [picking, setPicking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { put } = useChangeRoutines()
  const { restSeconds } = usePreferences()
  const change = (key: string, to: Partial<RoutineExercise>) =>
    setExercises((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const save = () => {
    if (!exercises.length) return setRefused(true)
    const kept = exercises.map(routineExerciseOf)
    if (kept.some(({ sets }) => sets.some((set) => plannedProblem(set)))) return
    put.mutate(
      {
        ...routine,
        name: name.trim() || words.newRoutine,
        folder: folder.trim() || null,
        exercises: kept,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <section aria-label={words.editRoutine} className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4">
      {/* In sight at any length of the routine. */}
      <div className="sticky top-[calc(4rem+env(safe-area-inset-top))] z-10 -my-2 flex items-center justify-between gap-2 bg-paper py-2">
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button busy={put.isPending} onClick={save}>
          {words.saveRoutine}
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={words.routineName}>
          {(ids) => (
            <Input
              {...ids}
              value={name}
              maxLength={120}
              onFocus={({ target }) => name === words.newRoutine && target.select()}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={words.folder} optional>
          {(ids) => (
            <>
              <Input
                {...ids}
                value={folder}
                maxLength={60}
                list="routine-folders"
                onChange={({ target }) => setFolder(target.value)}
              />
              <datalist id="routine-folders">
                {folders.slice(0, mostRoutines).map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      {exercises.map((exercise, at) => (
        <ExerciseDraft
          key={exercise.key}
          exercise={exercise}
          isFirst={at === 0}
          isLast={at + 1 === exercises.length}
          onChange={(to) => change(exercise.key, to)}
          onMove={(by) => setExercises((all) => moveBy(all, exercise.key, by))}
          onJoin={() => setExercises((all) => joinNext(all, exercise.key, newId))}
          onRemove={() => setExercises((all) => all.filter(({ key }) => key !== exercise.key))}
        />
      ))}
      <Button
        size="lg"
        variant={exercises.length ? 'secondary' : 'primary'}
        icon={<Plus className="size-5" aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {words.addExercise}
      </Button>
      {isRefused && !exercises.length ? (
        <p role="alert" className="text-sm font-medium text-tomato">
          {words.exercisesMissing}
        </p>
      ) : null}
      {picking ? (
        <ExercisePicker
          title={words.pick}
          onClose={() => setPicking(false)}
          onPick={(picked) => setExercises((all) => [...all, newDraft(picked, restSeconds)])}
        />
      ) : null}
    </section>
  )
}

type DraftProps = {
  exercise: DraftExercise
  isFirst: boolean
  isLast: boolean
  onChange: (to: Partial<RoutineExercise>) => void
  onMove: (by: 1 | -1) => void
  onJoin: () => void
  onRemove: () => void
}

function ExerciseDraft({ exercise, isFirst, isLast, onChange, onMove, onJoin, onRemove }: DraftProps) {
  const { exerciseName, rule, standing, supersetId, notes } = exercise
  const [open, setOpen] = useState<'rule' | 'options'>()
  const [simulated, setSimulated] = useState(false)
  const { unit } = usePreferences()
  return (
    <Card
      as="section"
      aria-label={exerciseName}
      className={`grid gap-3 p-4! ${supersetId ? 'border-l-4! border-l-herb!' : ''}`}
    >
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          {supersetId ? <p className="eyebrow">{words.supersetMark}</p> : null}
          <h2 className="display text-xl wrap-anywhere">{exerciseName}</h2>
          {notes ? <p className="text-sm text-ink-2 wrap-anywhere">{notes}</p> : null}
        </div>
        <Menu>
          <MenuTrigger>
            <IconButton label={words.exerciseMenu(exerciseName)} className="text-ink-2">
              <Ellipsis className="size-5" aria-hidden="true" />
            </IconButton>
          </MenuTrigger>
          <MenuContent>
            <MenuItem icon={<SlidersHorizontal {...icon} />} onSelect={() => setOpen('options')}>
              {words.options}
            </MenuItem>
            {supersetId || !isLast ? (
              <MenuItem icon={supersetId ? <Unlink2 {...icon} /> : <Link2 {...icon} />} onSelect={onJoin}>
                {supersetId ? words.leaveSuperset : words.superset}
              </MenuItem>
            ) : null}
            <MenuItem disabled={isFirst} icon={<ArrowUp {...icon} />} onSelect={() => onMove(-1)}>
              {words.moveUp}
            </MenuItem>
            <MenuItem disabled={isLast} icon={<ArrowDown {...icon} />} onSelect={() => onMove(1)}>
              {words.moveDown}
            </MenuItem>
            <MenuItem danger icon={<Trash2 {...icon} />} onSelect={onRemove}>
              {words.removeExercise}
            </MenuItem>
          </MenuContent>
        </Menu>
      </div>
      <PlannedSets exercise={exercise} onChange={(sets) => onChange({ sets })} />
      <button
        type="button"
        aria-expanded={open === 'rule'}
        className="flex min-h-11 w-full items-center gap-2 text-left"
        onClick={() => setOpen(open === 'rule' ? undefined : 'rule')}
      >
        <span className="flex-1">
          <span className="font-medium">{words.whatComesNext}</span>
          <span className="block text-sm text-ink-2">{words.rules[rule?.kind ?? 'none']}</span>
        </span>
        <ChevronDown
          className={`size-5 text-ink-3 transition-transform ${open === 'rule' ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {open === 'rule' ? (
        <>
          <RuleForm rule={rule} standing={standing} sets={exercise.sets} onChange={onChange} />
          {rule ? (
            <Button variant="secondary" aria-expanded={simulated} onClick={() => setSimulated(!simulated)}>
              {simulated ? words.hideSimulation : words.simulate}
            </Button>
          ) : null}
        </>
      ) : null}
      {rule ? (
        <p className="text-sm text-ink-2 tabular-nums">{words.nextTime(formatSets(exercise, unit))}</p>
      ) : null}
      {rule && simulated && open === 'rule' ? (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Simulation rule={rule} standing={standing ?? unknownStanding} />
        </Suspense>
      ) : null}
      {open === 'options' ? (
        <ExerciseOptions
          name={exerciseName}
          options={exercise}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </Card>
  )
}
