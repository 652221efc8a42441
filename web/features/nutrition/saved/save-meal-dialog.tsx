import { useState } from 'react'
import { cutText } from '#contract/measures/cut-text.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { useSaveMeal } from '#web/features/foods/use-saved-meals.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'

type Props = { logs: readonly NutritionLog[] | undefined; onClose: () => void }

const longestName = 120

/** Saves logged entries as a named meal. */
export function SaveMealDialog({ logs, onClose }: Props) {
  const [last, setLast] = useState<readonly NutritionLog[]>()
  const [name, setName] = useState('')
  if (logs && logs !== last) {
    setLast(logs)
    setName(cutText(logs.map(({ foodName }) => foodName).join(', '), longestName))
  }
  const save = useSaveMeal(onClose)
  if (!last) return null
  const confirm = () => {
    if (!save.isPending) save.mutate({ name, logIds: last.map(({ id }) => id) })
  }
  return (
    <Dialog
      size="sm"
      open={logs !== undefined}
      onOpenChange={(open) => open || save.isPending || onClose()}
      title={words.saveAsMealTitle}
      description={words.saveAsMealText}
      footer={
        <Button busy={save.isPending} disabled={!name.trim()} onClick={confirm} className="sm:min-w-36">
          {words.saveAsMeal}
        </Button>
      }
    >
      <Field label={words.mealName} error={name.trim() ? undefined : words.mealNameMissing}>
        {(ids) => (
          <Input
            {...ids}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
