import { useEffect, useState } from 'react'
import { drinkName } from '#contract/hydration/drinks.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useChangeDrink } from '../use-change-drink.ts'
import { words } from '../words.ts'
import { fieldsOf } from './drink-fields.ts'
import { DrinkForm } from './drink-form.tsx'
import { useDrinkForm } from './use-drink-form.ts'

type Props = {
  /** The drink in edit; undefined while closed. */
  drink: DrinkLog | undefined
  onClose: () => void
  onRemove: (drink: DrinkLog) => void
}

/** Edits or removes a logged drink. */
export function EditDrinkDialog({ drink, onClose, onRemove }: Props) {
  // Keeps the drink while the dialog closes.
  const [last, setLast] = useState(drink)
  if (drink && drink !== last) setLast(drink)
  const change = useChangeDrink(onClose)
  const form = useDrinkForm((entry) => {
    if (last && !change.isPending) change.mutate({ id: last.id, body: entry })
  })
  const { fill } = form
  const id = drink?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled when another drink is opened, not when polling brings the same one
  useEffect(() => {
    if (drink) fill({ ...fieldsOf(drink), customName: drinkName(drink) })
  }, [id])

  return (
    <Dialog
      open={drink !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={words.editTitle}
      footer={
        <>
          <Button variant="secondary" onClick={() => last && onRemove(last)}>
            {words.delete}
          </Button>
          <Button type="submit" form={form.id} busy={change.isPending} className="sm:min-w-32">
            {words.save}
          </Button>
        </>
      }
    >
      <DrinkForm drink={form} />
    </Dialog>
  )
}
