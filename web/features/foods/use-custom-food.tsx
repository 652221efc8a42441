import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import type { Described } from './custom-figures.ts'
import { CustomFoodDialog } from './custom-food-dialog.tsx'

/** Custom food dialog: `open` shows the form, `dialog` is to be rendered. */
export function useCustomFood(onSaved: (food: Food) => void, onRemoved?: () => void) {
  const [described, setDescribed] = useState<Described>()
  const [isOpen, setOpen] = useState(false)
  return {
    open(next: Described) {
      setDescribed(next)
      setOpen(true)
    },
    dialog: described ? (
      <CustomFoodDialog
        key={described.food?.ref ?? `${described.name} ${described.barcode}`}
        open={isOpen}
        described={described}
        onClose={() => setOpen(false)}
        onSaved={onSaved}
        onRemoved={onRemoved}
      />
    ) : null,
  }
}
