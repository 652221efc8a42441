import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { FoodPicker } from './food-picker.tsx'
import { type Portion, withFood } from './plate.ts'
import { PortionRow } from './portion-row.tsx'

type Props = {
  portions: readonly Portion[]
  onChange: (portions: readonly Portion[]) => void
  /** Fewest foods that stay. */
  least: 0 | 1
}

/** The foods of a meal: amounts, swaps, removals and a further food. */
export function FoodsEditor({ portions, onChange, least }: Props) {
  const [isAdding, setAdding] = useState(false)
  const put = (changed: Portion) => onChange(portions.map((one) => (one.key === changed.key ? changed : one)))
  return (
    <>
      <ul className="mt-1 divide-y divide-line">
        {portions.map((portion) => (
          <PortionRow
            key={portion.key}
            portion={portion}
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
            setAdding(false)
            onChange(withFood(portions, food))
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
