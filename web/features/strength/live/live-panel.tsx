import { Plus, Settings2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useExercises } from '#web/features/training/use-exercises.ts'
import { newId } from '#web/http/random.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { openSets } from '../finish/open-sets.ts'
import { OpenSetsQuestion } from '../finish/open-sets-question.tsx'
import { ExerciseHistory } from '../past/exercise-history.tsx'
import { PreferencesDialog } from '../preferences-dialog.tsx'
import { usePreferences } from '../use-preferences.ts'
import { words } from '../words.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { ExercisePicker } from './exercise-picker.tsx'
import { addExercise, doneSets, type LiveExercise, type LiveWorkout, upNext } from './live-workout.ts'
import { RestTimer } from './sets/rest-timer.tsx'
import { useLastSets } from './use-last-sets.ts'
import { useLiveActions } from './use-live-actions.ts'

type Open =
  | { kind: 'add' | 'preferences' | 'finish' }
  | { kind: 'swap'; key: string }
  | ({ kind: 'history' } & Pick<LiveExercise, 'exerciseId' | 'name'>)

/** The running workout. */
export function LivePanel({ workout }: { workout: LiveWorkout }) {
  const library = useExercises()
  const actions = useLiveActions()
  const readLast = useLastSets()
  const ask = useConfirm()
  const { restSeconds, unit } = usePreferences()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const done = doneSets(workout).length
  const next = upNext(workout)
  const { change } = actions
  const onRest = useCallback(
    (rest: LiveWorkout['rest']) => void change((one) => ({ ...one, rest })),
    [change],
  )
  const finish = async () => {
    const { discardTitle: title, discardText: text, discard: confirm, keep: cancel } = words
    if (done && openSets(workout).length) setOpen({ kind: 'finish' })
    else if (done || (await ask({ title, text, confirm, cancel }))) actions.finish()
  }
  return (
    <section aria-label={workout.name} className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4">
      <div className="flex items-center gap-2">
        <Input
          aria-label={words.workoutName}
          value={workout.name}
          maxLength={120}
          onChange={({ target }) => change((one) => ({ ...one, name: target.value }))}
          onBlur={() => change((one) => ({ ...one, name: one.name.trim() || words.defaultName }))}
          className="display border-transparent! bg-transparent! px-0! text-2xl"
        />
        <IconButton label={words.preferences} onClick={() => setOpen({ kind: 'preferences' })}>
          <Settings2 className="size-5" aria-hidden="true" />
        </IconButton>
        <Button onClick={() => void finish()}>{words.finish}</Button>
      </div>
      <p className="-mt-3 text-sm text-ink-2" role="status">
        {next ? words.upNext(done, next.name) : words.soFar(done)}
      </p>
      {workout.exercises.map((exercise, at) => (
        <ExerciseCard
          key={exercise.key}
          exercise={exercise}
          barbell={library?.get(exercise.exerciseId)?.equipment.includes('barbell') ?? false}
          isFirst={at === 0}
          isLast={at + 1 === workout.exercises.length}
          actions={actions}
          onHistory={() => setOpen({ kind: 'history', ...exercise })}
          onSwap={() => setOpen({ kind: 'swap', key: exercise.key })}
        />
      ))}
      <Button
        size="lg"
        variant={workout.exercises.length ? 'secondary' : 'primary'}
        icon={<Plus className="size-5" aria-hidden="true" />}
        onClick={() => setOpen({ kind: 'add' })}
      >
        {words.addExercise}
      </Button>
      {workout.rest ? <RestTimer key={workout.rest.until} rest={workout.rest} onChange={onRest} /> : null}
      {open?.kind === 'add' || open?.kind === 'swap' ? (
        <ExercisePicker
          title={open.kind === 'add' ? words.pick : words.pickSwap}
          onClose={close}
          onPick={(picked) => {
            const exercise = { ...picked, key: newId() }
            if (open.kind === 'swap') actions.swapExercise(open.key, exercise)
            else change((one) => addExercise(one, { ...exercise, restSeconds }, newId))
            void readLast(workout.id, [exercise])
          }}
        />
      ) : null}
      {open?.kind === 'history' ? <ExerciseHistory {...open} onClose={close} /> : null}
      {open?.kind === 'finish' ? (
        <OpenSetsQuestion
          open={openSets(workout)}
          unit={unit}
          onClose={close}
          onFinish={(markOpen) => actions.finish(markOpen)}
        />
      ) : null}
      {open?.kind === 'preferences' ? <PreferencesDialog onClose={close} /> : null}
    </section>
  )
}
