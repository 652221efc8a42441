import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { useExercises } from '#web/features/training/use-exercises.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ExerciseHistory } from '../past/exercise-history.tsx'
import { weightUnit } from '../weights.ts'
import { words } from '../words.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { ExercisePicker } from './exercise-picker.tsx'
import { RestTimer } from './rest-timer.tsx'
import { addExercise, doneSets, type LiveExercise, type LiveSession } from './session.ts'
import { useLastSets } from './use-last-sets.ts'
import { useLiveActions } from './use-live-actions.ts'

/** The running session. */
export function LivePanel({ session }: { session: LiveSession }) {
  const { user } = useUser()
  const library = useExercises()
  const actions = useLiveActions()
  const readLast = useLastSets()
  const ask = useConfirm()
  const [picking, setPicking] = useState(false)
  const [history, setHistory] = useState<Pick<LiveExercise, 'exerciseId' | 'name'>>()
  const unit = weightUnit(user?.units)
  const done = doneSets(session).length
  const { change } = actions
  const onRest = useCallback(
    (rest: LiveSession['rest']) => void change((one) => ({ ...one, rest })),
    [change],
  )

  const finish = async () => {
    const { discardTitle: title, discardText: text, discard: confirm, keep: cancel } = words
    if (done || (await ask({ title, text, confirm, cancel }))) actions.finish()
  }
  return (
    <section aria-label={session.title} className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4">
      <div className="flex items-center gap-3">
        <Input
          aria-label={words.sessionName}
          value={session.title}
          maxLength={120}
          onChange={({ target }) => change((one) => ({ ...one, title: target.value }))}
          onBlur={() => change((one) => ({ ...one, title: one.title.trim() || words.defaultTitle }))}
          className="display border-transparent! bg-transparent! px-0! text-2xl"
        />
        <Button onClick={() => void finish()}>{words.finish}</Button>
      </div>
      <p className="-mt-3 text-sm text-ink-2" role="status">
        {words.soFar(done)}
      </p>
      {session.exercises.map((exercise) => (
        <ExerciseCard
          key={exercise.key}
          exercise={exercise}
          unit={unit}
          barbell={library?.get(exercise.exerciseId)?.equipment.includes('barbell') ?? false}
          actions={actions}
          onHistory={() => setHistory(exercise)}
        />
      ))}
      <Button
        size="lg"
        variant={session.exercises.length ? 'secondary' : 'primary'}
        icon={<Plus className="size-5" aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {words.addExercise}
      </Button>
      {session.rest ? <RestTimer key={session.rest.until} rest={session.rest} onChange={onRest} /> : null}
      <ExercisePicker
        open={picking}
        onClose={() => setPicking(false)}
        onPick={(picked) => {
          const exercise = { ...picked, key: crypto.randomUUID(), last: [] }
          change((one) => addExercise(one, exercise, () => crypto.randomUUID()))
          void readLast(session.id, exercise)
        }}
      />
      {history ? (
        <ExerciseHistory
          exerciseId={history.exerciseId}
          name={history.name}
          unit={unit}
          onClose={() => setHistory(undefined)}
        />
      ) : null}
    </section>
  )
}
