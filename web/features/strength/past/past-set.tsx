import { useState } from 'react'
import { type StrengthSet, strengthSet } from '#contract/strength/sets.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { countedIn } from '../live/live-workout.ts'
import { type WeightUnit, weightIn } from '../weights.ts'
import { words } from '../words.ts'
import { useChangeWorkouts } from './use-change-workouts.ts'

type Props = { set: StrengthSet; unit: WeightUnit; onClose: () => void }

/** Weight and repetitions of a past set, to be corrected or removed. */
export function PastSet({ set, unit, onClose }: Props) {
  const counts = countedIn(set)
  const [kilograms, setKilograms] = useState(set.kilograms)
  const [count, setCount] = useState(set[counts])
  const { changeSet, dropSet } = useChangeWorkouts()
  const wrongWeight = !strengthSet.shape.kilograms.safeParse(kilograms).success
  const wrongCount = count === null || !strengthSet.shape[counts].safeParse(count).success
  const save = () => {
    if (!wrongWeight && !wrongCount)
      changeSet.mutate({ ...set, kilograms, [counts]: count }, { onSuccess: onClose })
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
        <NumberField
          label={words.weightIn(words.units[unit])}
          error={wrongWeight ? words.wrongWeight : undefined}
          measure={weightIn(unit)}
          bounds={boundsOf(strengthSet.shape.kilograms)}
          value={kilograms}
          onChange={setKilograms}
        />
        <NumberField
          label={words.measures[counts]}
          error={wrongCount ? words.wrongCount[counts] : undefined}
          bounds={boundsOf(strengthSet.shape[counts])}
          value={count}
          onChange={setCount}
        />
      </div>
    </Dialog>
  )
}
