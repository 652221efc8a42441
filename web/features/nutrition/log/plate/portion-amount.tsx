import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { getNamedFood } from '#contract/foods/foods.ts'
import type { Portion as Measure } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { read } from '#web/http/query-client.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { NumberInput } from '#web/ui/forms/numbers/number-input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { portionUnit } from '#web/ui/measures/portion-text.ts'
import { words } from '../../words.ts'
import { gramsOf, measuredIn, type Portion, stepped } from './plate.ts'

type Props = { portion: Portion; onChange: (portion: Portion) => void }

/** From this count on a press of the stepper moves as it does for grams. */
const many = 20

/** The amount of a food, in grams or in one of its household measures. */
export function PortionAmount({ portion, onChange }: Props) {
  const errorId = useId()
  const tell = useInUnits()
  const { name } = portion.original
  const { amount, measure } = portion
  const grams = gramsOf(portion)
  const measures = useMeasures(portion)
  const options = [
    { value: 'grams', label: words.grams as string },
    ...measures.map((one, at) => ({ value: String(at), label: tell(portionUnit(one.label)) })),
  ]
  const chosen = measures.findIndex((one) => one.label === measure?.label)
  const step = (direction: 1 | -1) => {
    const now = amount || 0
    const next = !measure
      ? stepped(grams ?? portion.original.grams, direction)
      : now >= many
        ? stepped(now, direction)
        : Math.max(0.5, (direction > 0 ? Math.floor(now * 2) : Math.ceil(now * 2)) / 2 + direction * 0.5)
    onChange({ ...portion, amount: next })
  }

  return (
    <div>
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
          bounds={{ least: measure ? 0.25 : 1, most: Math.floor(10_000 / (measure?.grams ?? 1)) }}
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
      ) : null}
    </div>
  )
}

/**
 * The household measures of a portion: the one that was said or chosen, then those of its food, unless its figures are
 * not those of the food that its name names.
 */
function useMeasures({ original, food, measure }: Portion): readonly Measure[] {
  const { name, grams, calories } = original
  const named = useQuery({ ...read(getNamedFood, { query: { name } }), enabled: !food })
  const said = original.measure ?? measure
  const known = food?.portions ?? (named.data && isLike(named.data.per100) ? named.data.portions : [])
  return distinct(said ? [said, ...known.filter(({ label }) => label !== said.label)] : known)

  function isLike(per100: { calories: number }) {
    const expected = (per100.calories * grams) / 100
    return Math.abs(expected - calories) <= Math.max(2, expected * 0.03)
  }
}

const untelling = ['1 serving', '1 piece']

/** Of measures of one weight the most telling: "egg" or "cup" rather than "piece", and that rather than "serving". */
function distinct(measures: readonly Measure[]) {
  const rank = ({ label }: Measure) => untelling.indexOf(label)
  return measures.filter(
    (one) =>
      rank(one) < 0 ||
      !measures.some(
        (other) => other !== one && other.grams === one.grams && !(rank(other) === 0 && rank(one) === 1),
      ),
  )
}
