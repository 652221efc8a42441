import { Button } from '#web/ui/forms/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { valuesOf } from '../live/live-workout.ts'
import { formatSet, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'
import type { OpenSet } from './open-sets.ts'

type Props = {
  open: readonly OpenSet[]
  unit: WeightUnit
  onClose: () => void
  /** `markOpen`: whether the open sets count as done. */
  onFinish: (markOpen: boolean) => void
}

/** Asks what becomes of sets that are not done when their workout ends. */
export function OpenSetsQuestion({ open, unit, onClose, onFinish }: Props) {
  const able = open.filter(({ problem }) => !problem).length
  const byExercise = Map.groupBy(open, ({ exercise }) => exercise)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={words.openTitle(open.length)}
      description={words.openText}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.backToSets}
          </Button>
          {able ? (
            <Button variant="secondary" onClick={() => onFinish(true)}>
              {words.markOpen(able)}
            </Button>
          ) : null}
          <Button onClick={() => onFinish(false)}>{words.finishWithout}</Button>
        </>
      }
    >
      <ul className="grid gap-1.5 tabular-nums">
        {[...byExercise].map(([exercise, some]) => (
          <li key={exercise.key}>
            {words.openOf(
              exercise.name,
              some.map(({ at }) => formatSet(valuesOf(exercise, at), unit) || words.openUnknown).join(', '),
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
