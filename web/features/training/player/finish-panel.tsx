import { useState } from 'react'
import type { Workout } from '#contract/training/workouts.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { EffortScale } from '#web/ui/forms/effort-scale.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { formatClock } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { type Completion, exercisesDone, setsOf, timesOf } from './outcome.ts'
import { EffortOfEach } from './run/effort-of-each.tsx'
import type { Coach } from './use-coach.ts'
import { words } from './words.ts'

export type Told = Pick<Completion, 'duration' | 'activeSeconds' | 'rpe' | 'exercises' | 'notes'>
type Props = {
  coach: Coach
  workout: Workout
  busy: boolean
  onLog: (told: Told) => void
  onDiscard: () => void
}

/** Summary of the workout, its effort, and the button that logs it. */
export function FinishPanel({ coach, workout, busy, onLog, onDiscard }: Props) {
  const { run, steps, now } = coach
  const ask = useConfirm()
  const [rpe, setRpe] = useState<number | null>(null)
  const [notes, setNotes] = useState('')
  const [exercises, setExercises] = useState(() => exercisesDone(run, steps, workout))
  const { duration, activeSeconds } = timesOf(run, steps, now)
  const { done, planned } = setsOf(run, steps)
  const discard = async () => {
    const { discardTitle: title, discardText: text, discard: confirm, keep: cancel } = words
    if (await ask({ title, text, confirm, cancel, danger: true })) onDiscard()
  }
  const log = () =>
    onLog({ duration: Math.max(1, duration), activeSeconds, rpe, exercises, notes: notes.trim() || null })
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-5 pt-[max(2rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8">
      <header className="text-center">
        <h1 className="display text-4xl">{done === planned ? words.finished : words.endedEarly}</h1>
        <p className="mt-1 text-ink-2">{workout.title}</p>
      </header>
      <dl className="grid grid-cols-3 gap-3 text-center">
        <Figure label={words.figureTime} value={formatClock(duration)} />
        <Figure label={words.figureActive} value={formatClock(activeSeconds)} />
        <Figure label={words.figureSets} value={words.ofSets(formatNumber(done), formatNumber(planned))} />
      </dl>
      <EffortScale rpe={rpe} onChange={setRpe} />
      {exercises.length ? <EffortOfEach exercises={exercises} onChange={setExercises} /> : null}
      <Field label={words.notes} optional>
        {(ids) => (
          <TextArea
            {...ids}
            value={notes}
            maxLength={2000}
            placeholder={words.notesExample}
            onChange={({ target }) => setNotes(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-2 sm:flex sm:flex-row-reverse">
        <Button size="lg" className="grow" busy={busy} onClick={log}>
          {busy ? words.logging : words.log}
        </Button>
        <Button variant="secondary" size="lg" onClick={coach.back}>
          {words.onWithIt}
        </Button>
        <Button variant="quiet" size="lg" className="text-tomato" onClick={() => void discard()}>
          {words.discard}
        </Button>
      </div>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="numeral text-3xl">{value}</dd>
    </div>
  )
}
