import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { FoodPicker } from '../log/food-picker.tsx'
import { words } from '../words.ts'

type Props = { parts: readonly string[]; onFood: (food: Food, part: string) => void }

/** Parts of a sentence that were not understood; pressing one searches a food for it. */
export function NotCounted({ parts, onFood }: Props) {
  const [asked, setAsked] = useState<string>()
  return (
    <section
      aria-label={words.notCountedTitle}
      className="grid gap-2 rounded-sm bg-amber-soft px-3.5 py-2.5 text-sm font-medium text-carbs"
    >
      <p>{words.notCounted(parts.join(', '))}</p>
      {asked === undefined ? (
        <ul className="flex flex-wrap gap-2">
          {parts.map((part) => (
            <li key={part}>
              <button
                type="button"
                onClick={() => setAsked(part)}
                className="flex min-h-11 items-center gap-2 rounded-full bg-raised px-3.5 text-left font-semibold text-ink wrap-anywhere hover:bg-sunken"
              >
                <Search className="size-4 shrink-0" aria-hidden="true" />
                {words.findPart(part)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <FoodPicker
          label={words.findPart(asked)}
          initial={asked}
          onFood={(food) => {
            setAsked(undefined)
            onFood(food, asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
