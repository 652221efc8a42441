import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type CheckInGoals, checkInGoals } from '#contract/check-ins.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { words } from './words.ts'

/** The figures of a check-in in their order. */
export const checkInFigures = [
  'dailyCalorieGoal',
  'proteinGoal',
  'carbGoal',
  'fatGoal',
] as const satisfies readonly (keyof CheckInGoals)[]

type Props = {
  proposal: CheckInGoals
  busy: boolean
  onSave: (goals: CheckInGoals) => void
  onCancel: () => void
}

/** Own figures instead of the proposal, which fills the inputs. */
export function CheckInForm({ proposal, busy, onSave, onCancel }: Props) {
  const form = useForm<CheckInGoals>({ resolver: zodResolver(checkInGoals), defaultValues: proposal })
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)} className="grid gap-4">
      <div className="grid max-w-2xl grid-cols-1 gap-4 sm:grid-cols-2">
        {checkInFigures.map((name) => (
          <FormNumberField
            key={name}
            form={form}
            name={name}
            label={words.figures[name].label}
            suffix={words.figures[name].unit}
            bounds={boundsOf(checkInGoals.shape[name])}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {words.saveOwn}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
