import { useState } from 'react'
import type { WorkoutWithSets } from '#contract/strength/workouts.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { EffortScale } from '#web/ui/forms/effort-scale.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input, TextArea } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { useChangeWorkouts } from './use-change-workouts.ts'

/** Name, effort and note of a past workout. */
export function EditWorkout({ workout, onClose }: { workout: WorkoutWithSets; onClose: () => void }) {
  const { id } = workout
  const [name, setName] = useState(workout.name)
  const [notes, setNotes] = useState(workout.notes ?? '')
  const [effort, setEffort] = useState(workout.effort)
  const { change } = useChangeWorkouts()
  const save = () =>
    change.mutate(
      { id, change: { name: name.trim(), notes: notes.trim() || null, effort } },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.editWorkout}
      footer={
        <Button busy={change.isPending} disabled={!name.trim()} onClick={save}>
          {words.saveSet}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Field label={words.workoutName}>
          {(ids) => (
            <Input {...ids} value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <EffortScale rpe={effort} onChange={setEffort} />
        <Field label={words.finishedNote} optional>
          {(ids) => (
            <TextArea
              {...ids}
              value={notes}
              maxLength={2000}
              rows={2}
              placeholder={words.finishedNoteExample}
              onChange={({ target }) => setNotes(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
