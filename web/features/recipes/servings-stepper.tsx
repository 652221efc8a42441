import { Minus, Plus } from 'lucide-react'
import { mostServings } from '#contract/recipes.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Props = { servings: number; onChange: (servings: number) => void }

/** Chooses the servings of a recipe. */
export function ServingsStepper({ servings, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend would stand above, not beside.
    <div role="group" aria-label={words.servingsFor} className="flex items-center gap-1">
      <IconButton
        outlined
        label={words.fewer}
        disabled={servings <= 1}
        onClick={() => onChange(servings - 1)}
      >
        <Minus className="size-4.5" aria-hidden="true" />
      </IconButton>
      <output className="min-w-24 text-center font-medium tabular-nums">
        {words.servings(servings, formatNumber(servings))}
      </output>
      <IconButton
        outlined
        label={words.more}
        disabled={servings >= mostServings}
        onClick={() => onChange(servings + 1)}
      >
        <Plus className="size-4.5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
