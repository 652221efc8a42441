import { PencilLine } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { useFoodSearch } from '#web/features/foods/use-food-search.ts'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { useDebouncedValue } from '#web/ui/forms/use-debounced-value.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { FoodOption } from './food-option.tsx'

type Props = ComponentProps<'input'> & {
  /** Text of the input. */
  typed: string
  onFood: (food: Food) => void
  /** Creates a custom food with the typed name. */
  onDescribe?: (name: string) => void
  /** Classes of a list that is wider than the input. */
  listClassName?: string
}

/** Debounce in milliseconds; the server answers within a few. */
const typingDelay = 120

/** The name of a food with suggestions; before typing, the user's usual foods. */
export function FoodNameField({ typed, onFood, onDescribe, ...input }: Props) {
  const [open, setOpen] = useState(false)
  const name = useDebouncedValue(typed, typingDelay).trim()
  const { foods, isLoading, isSettled, isOffline } = useFoodSearch(name, open)
  const recent = name === ''
  const offers = foods.map((food) => ({
    key: food.ref,
    content: <FoodOption food={food} />,
    choose: () => onFood(food),
  }))
  const own = {
    key: 'own',
    content: (
      <>
        <PencilLine className="mx-2.5 size-4.5" strokeWidth={1.75} aria-hidden="true" />
        {words.describeFood(name)}
      </>
    ),
    choose: () => onDescribe?.(name),
  }
  const count = foods.length > 0 ? words.foodsCount(formatNumber(foods.length)) : words.foodsNone
  return (
    <Combobox
      {...input}
      open={open}
      onOpenChange={setOpen}
      listLabel={words.foodsOffered}
      note={isOffline ? words.foodsOffline : undefined}
      status={isLoading ? words.foodsLoading : isSettled ? count : ''}
      groups={[
        { label: recent ? words.foodsGroups.recent : words.foodsGroups.found, options: offers },
        { label: words.foodsGroups.own, options: recent || isLoading || !onDescribe ? [] : [own] },
      ]}
    />
  )
}
