import { Check } from 'lucide-react'
import { type Ingredient, ingredientColour, isTyped } from '#contract/fridge.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Props = { ingredient: Ingredient; onToggle: () => void }

const colours = {
  green: { dot: 'bg-herb', text: 'text-herb' },
  yellow: { dot: 'bg-carbs', text: 'text-carbs' },
  red: { dot: 'bg-tomato', text: 'text-tomato' },
} as const

/** An ingredient with its confidence or source, and a checkbox; the whole row is the target. */
export function IngredientTick({ ingredient, onToggle }: Props) {
  const { name, emoji, confidence, isConfirmed } = ingredient
  const { dot, text } = colours[ingredientColour(confidence)]
  return (
    <button
      type="button"
      aria-pressed={isConfirmed}
      onClick={onToggle}
      className={`flex size-full min-h-14 items-center gap-2.5 rounded-md border p-2 text-left transition-colors duration-150 ${
        isConfirmed ? 'border-herb bg-herb-soft' : 'border-line bg-raised hover:border-edge'
      }`}
    >
      <FoodEmoji emoji={emoji} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-medium break-words hyphens-auto first-letter:uppercase">
          {name}
        </span>
        {isTyped(ingredient) ? (
          <span className="mt-0.5 block text-xs font-medium text-ink-2">{words.typed}</span>
        ) : (
          <span className={`mt-0.5 flex items-center gap-1.5 text-xs font-medium tabular-nums ${text}`}>
            <span aria-hidden="true" className={`size-1.5 shrink-0 rounded-full ${dot}`} />
            {words.sure(formatNumber(confidence * 100))}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className={`grid size-6 shrink-0 place-items-center rounded-full border ${
          isConfirmed ? 'border-herb bg-herb text-on-herb' : 'border-edge'
        }`}
      >
        {isConfirmed ? <Check className="size-4" strokeWidth={2.5} /> : null}
      </span>
    </button>
  )
}
