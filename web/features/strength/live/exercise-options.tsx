import { setLoads } from '#contract/strength/sets.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { countedMeasures, type LiveExercise } from './live-workout.ts'

type Options = Pick<LiveExercise, 'restSeconds' | 'counts' | 'load' | 'notes'>
type Props = {
  name: string
  options: Options
  onChange: (change: Partial<Options>) => void
  onClose: () => void
}

const rests = [0, 30, 45, 60, 90, 120, 150, 180, 240, 300]

/** Rest, load, what is counted, and notes of an exercise. */
export function ExerciseOptions({ name, options, onChange, onClose }: Props) {
  const { restSeconds, counts, load, notes } = options
  const choices = rests.includes(restSeconds) ? rests : [...rests, restSeconds].sort((a, b) => a - b)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      footer={<Button onClick={onClose}>{words.optionsDone}</Button>}
    >
      <div className="grid grid-cols-1 gap-5">
        <Field label={words.restAfter}>
          {(ids) => (
            <Select
              {...ids}
              value={String(restSeconds)}
              options={choices.map((seconds) => ({
                value: String(seconds),
                label: seconds ? words.seconds(seconds) : words.noRest,
              }))}
              onChange={(value) => onChange({ restSeconds: Number(value) })}
            />
          )}
        </Field>
        <div className="grid gap-1.5">
          <p className="text-sm font-medium">{words.counts}</p>
          <Segmented
            label={words.counts}
            value={counts}
            options={countedMeasures.map((value) => ({ value, label: words.measures[value] }))}
            onChange={(value) => onChange({ counts: value })}
          />
        </div>
        <div className="grid gap-1.5">
          <p className="text-sm font-medium">{words.load}</p>
          <Segmented
            label={words.load}
            value={load}
            options={setLoads.map((value) => ({ value, label: words.loads[value] }))}
            onChange={(value) => onChange({ load: value })}
          />
        </div>
        <Field label={words.exerciseNotes}>
          {(ids) => (
            <Input
              {...ids}
              value={notes ?? ''}
              maxLength={500}
              placeholder={words.exerciseNotesExample}
              onChange={({ target }) => onChange({ notes: target.value || null })}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
