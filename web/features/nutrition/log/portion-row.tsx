import { useQuery } from '@tanstack/react-query'
import { Minus, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { getNamedFood, type Portion as Measure } from '#contract/foods/foods.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { read } from '#web/http/query-client.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { NumberInput } from '#web/ui/forms/number-input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { FoodPicker } from './food-picker.tsx'
import { canWeigh, gramsOf, measuredIn, type Portion, stepped, swapped, weighed } from './plate.ts'

type Props = { portion: Portion; onChange: (portion: Portion) => void; onRemove?: (() => void) | undefined }

/** A food of the meal: a press on its name swaps it, and its energy follows its amount. */
export function PortionRow({ portion, onChange, onRemove }: Props) {
  const { name, emoji } = portion.original
  const [isSwapping, setSwapping] = useState(false)
  if (isSwapping)
    return (
      <li className="py-3">
        <FoodPicker
          label={words.swapFor(name)}
          initial={name}
          onFood={(food) => {
            setSwapping(false)
            onChange(swapped(portion, food))
          }}
          onClose={() => setSwapping(false)}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      {emoji ? <FoodEmoji emoji={emoji} size="sm" /> : null}
      <button
        type="button"
        title={words.swapTitle}
        aria-label={words.swap(name)}
        onClick={() => setSwapping(true)}
        className="-my-1 block min-h-11 min-w-0 flex-1 rounded-sm text-left leading-snug font-medium wrap-anywhere underline decoration-line underline-offset-4 first-letter:uppercase hover:decoration-ink"
      >
        {name}
      </button>
      {canWeigh(portion) ? <Amount portion={portion} onChange={onChange} /> : null}
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
function Amount({ portion, onChange }: Omit<Props, 'onRemove'>) {
  const errorId = useId()
  const tell = useInUnits()
  const { name } = portion.original
  const { amount, measure } = portion
  const grams = gramsOf(portion)
  const measures = useMeasures(portion)
  const options = [
    { value: 'grams', label: words.grams as string },
    ...measures.map((one, at) => ({ value: String(at), label: tell(unitOf(one)) })),
  ]
  const chosen = measures.findIndex((one) => one.grams === measure?.grams)
  const step = (direction: 1 | -1) => {
    const now = amount || 0
    const next = measure
      ? Math.max(0.5, (direction > 0 ? Math.floor(now * 2) : Math.ceil(now * 2)) / 2 + direction * 0.5)
      : stepped(grams ?? portion.original.grams, direction)
    onChange({ ...portion, amount: next })
  }

  return (
    <div className="max-sm:order-last max-sm:w-full">
      <div className="flex items-center gap-1.5">
        <IconButton
          label={words.lessOf(name)}
          outlined
          onClick={() => step(-1)}
          disabled={measure ? (amount ?? 0) <= 0.5 : grams === 1}
        >
          <Minus className="size-4" aria-hidden="true" />
        </IconButton>
        <NumberInput
          bounds={measure ? { least: 0.25, most: 999 } : { least: 1, most: 10_000 }}
          aria-label={measure ? words.amountOf(name) : words.gramsOf(name)}
          aria-invalid={grams === undefined || undefined}
          aria-describedby={grams === undefined ? errorId : undefined}
          value={amount}
          onChange={(typed) => onChange({ ...portion, amount: typed })}
          look="h-11 w-18 rounded-sm border border-edge bg-raised px-2 text-right text-base tabular-nums focus-visible:outline-offset-0 aria-invalid:border-tomato"
        />
        {measures.length > 0 ? (
          <Select
            label={words.unitOf(name)}
            value={chosen < 0 ? 'grams' : String(chosen)}
            options={options}
            onChange={(at) =>
              onChange(measuredIn(portion, at === 'grams' ? undefined : measures[Number(at)]))
            }
            className="w-auto! max-w-36 px-2.5!"
          />
        ) : (
          <span aria-hidden="true" className="px-1 text-sm text-ink-3">
            {words.grams}
          </span>
        )}
        <IconButton label={words.moreOf(name)} outlined onClick={() => step(1)}>
          <Plus className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {grams === undefined ? (
        <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-tomato">
          {words.gramsMissing}
        </p>
      ) : measure ? (
        <p className="mt-1 text-sm text-ink-2 tabular-nums sm:text-center">
          {words.servingGrams(formatNumber(grams, 1))}
        </p>
      ) : null}
    </div>
  )
}

/** The household measures of a portion's food; none if its figures are not those of the food that its name names. */
function useMeasures({ original, food }: Portion): readonly Measure[] {
  const { name, grams, calories } = original
  const named = useQuery({ ...read(getNamedFood, { query: { name } }), enabled: !food })
  if (food) return distinct(food.portions)
  if (!named.data) return []
  const expected = (named.data.per100.calories * grams) / 100
  return Math.abs(expected - calories) <= Math.max(2, expected * 0.03) ? distinct(named.data.portions) : []
}

/** Of measures of one weight the most telling: "egg" or "cup" rather than "serving". */
const distinct = (measures: readonly Measure[]) =>
  measures.filter(
    (one) =>
      one.label !== '1 serving' || !measures.some((other) => other !== one && other.grams === one.grams),
  )

/** "cup" of the measure "1 cup". */
const unitOf = ({ label }: Measure) => label.replace(/^1 /, '')
