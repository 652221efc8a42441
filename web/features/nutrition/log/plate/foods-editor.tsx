import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../../words.ts'
import { FoodPicker } from './food-picker.tsx'
import { type Portion, withFood } from './plate.ts'
import { PortionRow } from './portion-row.tsx'

type Props = {
  portions: readonly Portion[]
  onChange: (portions: readonly Portion[]) => void
  /** The place of the food that is open at first. */
  opened?: number | undefined
  /** Fewest foods that stay. */
  least: 0 | 1
}

/** The foods of a meal, one line each: amounts, swaps, removals and a further food. */
export function FoodsEditor({ portions, onChange, opened, least }: Props) {
  const [isAdding, setAdding] = useState(false)
  // A single food is what there is to correct.
  const [open, setOpen] = useState(portions[portions.length === 1 ? 0 : (opened ?? -1)]?.key)
  const put = (changed: Portion) => onChange(portions.map((one) => (one.key === changed.key ? changed : one)))
  return (
    <>
      <ul className="divide-y divide-line">
        {portions.map((portion) => (
          <PortionRow
            key={portion.key}
            portion={portion}
            isOpen={portion.key === open}
            onOpen={(next) => setOpen(next ? portion.key : undefined)}
            onChange={put}
            onRemove={
              portions.length > least
                ? () => onChange(portions.filter(({ key }) => key !== portion.key))
                : undefined
            }
          />
        ))}
      </ul>
      {isAdding ? (
        <FoodPicker
          label={words.addFood}
          initial=""
          onFood={(food) => {
            const more = withFood(portions, food)
            setAdding(false)
            setOpen(more.at(-1)?.key)
            onChange(more)
          }}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => setAdding(true)}
          className="-ml-3 text-herb"
        >
          {words.addFood}
        </Button>
      )}
    </>
  )
}
