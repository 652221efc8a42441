import { Trophy, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { useSavedActivity } from '#web/features/activities/use-saved-activity.tsx'
import { type Figure, FigureGrid } from '#web/ui/activities/measured-figures.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { EffortScale } from '#web/ui/forms/effort-scale.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { formatClock, lengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { showPageTop } from '#web/ui/page-top.ts'
import { describeFinished, dismissFinished, type Finished, resumeFinished } from '../live/live-store.ts'
import { usePreferences } from '../use-preferences.ts'
import { formatRecord, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'
import type { BeatenRecord } from './device-summary.ts'
import { useSummary } from './use-finished.ts'

/** The workout just finished: its figures and records, a note and its effort, and the way back into it. */
export function FinishScreen({ finished }: { finished: Finished }) {
  const { workout } = finished
  const { user } = useUser()
  const { unit } = usePreferences()
  const { isSent, energy, duration, sets, volume, records } = useSummary(finished)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // The pressed button is gone.
    heading.current?.focus()
    clearTimeout(leaving.current)
    return () => {
      // Deferred, as StrictMode mounts twice.
      leaving.current = setTimeout(dismissFinished)
    }
  }, [])
  const figures: Figure[] = [
    [words.finishedTime, formatClock(duration)],
    [words.finishedSets, formatNumber(sets)],
    [words.finishedVolume, volume ? formatRecord('volume', volume, unit) : ''],
    [words.finishedEnergy, energy === null ? '' : words.kcal(formatNumber(energy))],
  ]
  const shared = useSavedActivity(workout.id, lengthUnit(user?.units, 'history'), isSent, figures)
  const leave = (how: () => void) => {
    how()
    showPageTop()
  }
  return (
    <section aria-labelledby="finished" className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6">
      <header>
        <h2 id="finished" ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          {words.finished}
        </h2>
        <p role="status" className="mt-1 text-ink-2">
          {isSent ? workout.name : words.finishedHere}
        </p>
      </header>
      <FigureGrid figures={figures} columns="sm:grid-cols-4" />
      <Records records={records} unit={unit} />
      <EffortScale rpe={workout.effort ?? null} onChange={(effort) => describeFinished({ effort })} />
      <Note notes={workout.notes} />
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" onClick={() => leave(dismissFinished)}>
          {words.finishedDone}
        </Button>
        {shared?.share}
        <Button
          size="lg"
          variant="quiet"
          icon={<Undo2 className="size-4.5" aria-hidden="true" />}
          onClick={() => leave(resumeFinished)}
        >
          {words.resume}
        </Button>
      </div>
    </section>
  )
}

function Records({ records, unit }: { records: readonly BeatenRecord[]; unit: WeightUnit }) {
  if (!records.length) return null
  const byExercise = Map.groupBy(records, ({ exerciseName }) => exerciseName)
  return (
    <section aria-label={words.records} className="grid gap-3 rounded-lg bg-sunken p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <Trophy className="size-4.5 text-carbs" strokeWidth={1.75} aria-hidden="true" />
        {words.recordsBeaten(records.length)}
      </h3>
      {[...byExercise].map(([exercise, some]) => (
        <div key={exercise}>
          <h4 className="text-sm text-ink-2">{exercise}</h4>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1.5">
            {some.map(({ kind, value, before }) => (
              <div key={kind} className="flex flex-col-reverse">
                <dt className="text-sm text-ink-2">
                  {words.recordBefore(words.recordKinds[kind], formatRecord(kind, before, unit))}
                </dt>
                <dd className="numeral text-xl">{formatRecord(kind, value, unit)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

/** A note on the whole workout, kept when the field is left. */
function Note({ notes }: { notes: string | null }) {
  const [typed, setTyped] = useState(notes ?? '')
  const latest = useRef(typed)
  latest.current = typed
  const keep = () => describeFinished({ notes: latest.current.trim() || null })
  // Back leaves the screen without a blur.
  useEffect(() => () => void describeFinished({ notes: latest.current.trim() || null }), [])
  return (
    <Field label={words.finishedNote} optional>
      {(ids) => (
        <TextArea
          {...ids}
          value={typed}
          maxLength={2000}
          rows={2}
          placeholder={words.finishedNoteExample}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
        />
      )}
    </Field>
  )
}
