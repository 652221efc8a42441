import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { words } from '../../words.ts'
import { FoodNameField } from '../food-name-field.tsx'

type Props = {
  /** Accessible name of the input. */
  label: string
  initial: string
  onFood: (food: Food) => void
  onClose: () => void
}

/** A search for one food that replaces the control it was opened from, with the list open. */
export function FoodPicker({ label, initial, onFood, onClose }: Props) {
  const [typed, setTyped] = useState(initial)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = field.current?.querySelector('input')
    input?.focus({ preventScroll: true })
    input?.select()
    // Leaves room for the list.
    field.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={field} data-own-escape="" className="flex scroll-mt-2 items-center gap-1">
      <FoodNameField
        aria-label={label}
        typed={typed}
        value={typed}
        maxLength={100}
        placeholder={words.foodNameExample}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        onFood={onFood}
      />
      <IconButton label={words.cancel} onClick={onClose} className="-mr-3">
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
