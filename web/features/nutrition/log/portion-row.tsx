import { Minus, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { canWeigh, gramsOf, type Portion, stepped, weighed } from './plate.ts'

type Props = { portion: Portion; onChange: (portion: Portion) => void; onRemove?: () => void }

/** A food of the meal; its energy follows its weight. */
export function PortionRow({ portion, onChange, onRemove }: Props) {
  const { name, emoji } = portion.original
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      {emoji ? <FoodEmoji emoji={emoji} size="sm" /> : null}
      <span className="block min-w-0 flex-1 leading-snug font-medium wrap-anywhere first-letter:uppercase">
        {name}
      </span>
      {canWeigh(portion) ? <Weight portion={portion} onChange={onChange} /> : null}
      <span className="numeral min-w-12 text-right text-lg">
        {formatNumber(weighed(portion).calories)}
        <span className="sr-only"> {words.kcal}</span>
      </span>
      {onRemove ? (
        <IconButton
          label={words.removeFood(name)}
          onClick={onRemove}
          className="-mr-3 -ml-2 text-ink-3 hover:text-tomato"
        >
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  )
}

/** On phones on a line of its own, under the name. */
function Weight({ portion, onChange }: Omit<Props, 'onRemove'>) {
  const errorId = useId()
  const { name } = portion.original
  const grams = gramsOf(portion)
  const step = (direction: 1 | -1) =>
    onChange({ ...portion, grams: String(stepped(grams ?? portion.original.grams, direction)) })

  return (
    <div className="max-sm:order-last max-sm:w-full max-sm:pl-12">
      <div className="flex items-center gap-1.5">
        <IconButton label={words.lessOf(name)} outlined onClick={() => step(-1)} disabled={grams === 1}>
          <Minus className="size-4" aria-hidden="true" />
        </IconButton>
        <span className="relative">
          <input
            type="number"
            inputMode="decimal"
            min={1}
            max={10_000}
            step="any"
            aria-label={words.gramsOf(name)}
            aria-invalid={grams === undefined || undefined}
            aria-describedby={grams === undefined ? errorId : undefined}
            value={portion.grams}
            onChange={(event) => onChange({ ...portion, grams: event.target.value })}
            className="h-11 w-24 rounded-sm border border-edge bg-raised pr-7 pl-2 text-right text-base tabular-nums [appearance:textfield] focus-visible:outline-offset-0 aria-invalid:border-tomato [&::-webkit-inner-spin-button]:appearance-none"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-3"
          >
            {words.grams}
          </span>
        </span>
        <IconButton label={words.moreOf(name)} outlined onClick={() => step(1)}>
          <Plus className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {grams === undefined ? (
        <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-tomato">
          {words.gramsMissing}
        </p>
      ) : null}
    </div>
  )
}
