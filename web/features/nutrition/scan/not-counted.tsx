import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import { FoodPicker } from '../log/plate/food-picker.tsx'
import { words } from '../words.ts'

type Props = { parts: readonly string[]; onFood: (food: Food, part: string) => void }

/** Parts of a sentence that were not understood, one line each; a press searches a food for it. */
export function NotCounted({ parts, onFood }: Props) {
  const [asked, setAsked] = useState<string>()
  return (
    <ul aria-label={words.notCounted} className="mb-1 grid gap-1.5">
      {parts.map((part) => (
        <li key={part} className="rounded-sm bg-amber-soft px-3 text-carbs">
          {asked === part ? (
            <div className="py-2">
              <FoodPicker
                label={words.findPart(part)}
                initial={part}
                onFood={(food) => {
                  setAsked(undefined)
                  onFood(food, part)
                }}
                onClose={() => setAsked(undefined)}
              />
            </div>
          ) : (
            <button
              type="button"
              aria-label={words.findPart(part)}
              onClick={() => setAsked(part)}
              className="flex min-h-14 w-full items-center gap-3 py-1.5 text-left"
            >
              <span className="grid min-w-0 flex-1 leading-snug">
                <span className="line-clamp-2 font-medium text-ink wrap-anywhere first-letter:uppercase">
                  {part}
                </span>
                <span className="text-sm font-medium">{words.notCounted}</span>
              </span>
              <span className="flex items-center gap-2 font-semibold text-ink">
                <Search className="size-4 shrink-0" aria-hidden="true" />
                {words.find}
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
