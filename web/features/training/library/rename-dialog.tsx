import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { renameWorkout, type SavedWorkout } from '#contract/training/workouts.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { useRenameWorkout } from './use-change-workouts.ts'

/** Asks for another name of a library workout. */
export function RenameDialog({ saved, onClose }: { saved: SavedWorkout; onClose: () => void }) {
  const id = useId()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(renameWorkout.body),
    defaultValues: { title: saved.workout.title },
  })
  const renaming = useRenameWorkout(saved.id, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.renameTitle}
      footer={
        <Button type="submit" form={id} busy={renaming.isPending}>
          {words.saveName}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit(({ title }) => renaming.mutate(title))}>
        <Field label={words.workoutName} error={formState.errors.title?.message}>
          {(ids) => <Input {...ids} {...register('title')} maxLength={120} />}
        </Field>
      </form>
    </Dialog>
  )
}
