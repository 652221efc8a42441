import { useState } from 'react'
import { mostKilograms, mostReps, type StrengthSet } from '#contract/strength/sets.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { countedIn } from '../live/live-workout.ts'
import { inUnit, toKilograms, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'
import { useChangeWorkouts } from './use-change-workouts.ts'

type Props = { set: StrengthSet; unit: WeightUnit; onClose: () => void }

/** Weight and repetitions of a past set, to be corrected or removed. */
export function PastSet({ set, unit, onClose }: Props) {
  const counts = countedIn(set)
  const shown = (value: number | null) => (value === null ? '' : formatNumber(value, 2).replaceAll(',', ''))
  const [weight, setWeight] = useState(shown(set.kilograms === null ? null : inUnit(set.kilograms, unit)))
  const [count, setCount] = useState(shown(set[counts]))
  const { changeSet, dropSet } = useChangeWorkouts()
  const typed = weight.trim() === '' ? null : Number(weight.replace(',', '.'))
  // A weight that was not touched stays exactly as it was.
  const isSame = set.kilograms !== null && typed === inUnit(set.kilograms, unit)
  const kilograms = typed === null ? null : isSame ? set.kilograms : toKilograms(typed, unit)
  const counted = Number(count.replace(',', '.'))
  const wrongWeight = kilograms !== null && !(kilograms > 0 && kilograms <= mostKilograms)
  const wrongCount =
    !(counted > 0) || (counts === 'reps' && !(Number.isInteger(counted) && counted <= mostReps))
  const save = () => {
    if (!wrongWeight && !wrongCount)
      changeSet.mutate({ ...set, kilograms, [counts]: counted }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={set.exerciseName}
      footer={
        <div className="flex flex-wrap justify-between gap-2">
          <Button
            variant="quiet"
            className="text-tomato"
            onClick={() => {
              dropSet.mutate(set)
              onClose()
            }}
          >
            {words.removeSet}
          </Button>
          <Button busy={changeSet.isPending} onClick={save}>
            {words.saveSet}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.weightIn(words.units[unit])} {...(wrongWeight && { error: words.wrongWeight })}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="decimal"
              value={weight}
              onChange={({ target }) => setWeight(target.value)}
            />
          )}
        </Field>
        <Field label={words.measures[counts]} {...(wrongCount && { error: words.wrongCount[counts] })}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="decimal"
              value={count}
              onChange={({ target }) => setCount(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
