import { Pencil, Star, X } from 'lucide-react'
import type { Food } from '#contract/foods/foods.ts'
import { disagreeingEnergy } from '#contract/foods/macro-energy.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useFavourite } from '#web/features/foods/use-food-search.ts'
import type { Served, useServingAmount } from '#web/features/foods/use-serving-amount.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = {
  served: Served
  servingAmount: ReturnType<typeof useServingAmount>
  /** Called after a change of the amount, with its figures. */
  onServed?: (served: Served) => void
  onEdit?: () => void
  /** Unselects the food. */
  onDrop?: () => void
  /** Whether the shown figures were edited. */
  typedOver?: boolean
}

/** Kilocalories by the macros of a labelled food where its energy disagrees; measured foods have acids and other energy. */
function labelDisagreement({ source, barcode, category, per100, nutrients }: Food): number | undefined {
  if (source !== 'off' && source !== 'custom' && barcode === null) return undefined
  return disagreeingEnergy(per100, { alcohol: nutrients.alcoholG, isDrink: category === 'beverage' })
}

/** A chosen food with its favorite button and its amount, in portions or grams. */
export function PortionChooser({ served, servingAmount, onServed, onEdit, onDrop, typedOver }: Props) {
  const tell = useInUnits()
  const { food } = served
  const favourite = useFavourite(servingAmount.replace)
  const serve = (next: Served['servingAmount']) => {
    const now = servingAmount.serve(served, next)
    onServed?.(now)
  }
  const star = food.favourite ? words.removeFavourite(food.name) : words.addFavourite(food.name)
  const energy = labelDisagreement(food)
  const source = typedOver ? words.figuresTyped : words.figuresOf(words.foodSource(food))

  return (
    <section aria-label={words.chosenFood} className="grid gap-3 rounded-md bg-herb-soft p-4">
      <div className="flex items-center gap-3">
        <FoodEmoji emoji={food.emoji} />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold text-pretty">{food.name}</p>
          <p className="text-sm text-ink-2">{[food.brand, source].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="-mr-2 flex">
          <IconButton
            label={star}
            aria-pressed={food.favourite}
            onClick={() => favourite.isPending || favourite.mutate(food)}
          >
            <Star
              className={`size-5 ${food.favourite ? 'fill-current text-carbs' : ''}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
          </IconButton>
          {onEdit && food.source === 'custom' ? (
            <IconButton label={words.editFood(food.name)} onClick={onEdit}>
              <Pencil className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          ) : null}
          {onDrop ? (
            <IconButton label={words.dropFood} onClick={onDrop}>
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      </div>
      {energy === undefined || typedOver ? null : (
        <p className="text-sm font-medium text-carbs">{words.disagreement(formatNumber(energy))}</p>
      )}
      <div className="grid grid-cols-[6rem_1fr] gap-3">
        <NumberField
          label={words.amount}
          error={served.grams === undefined ? words.amountMissing : undefined}
          bounds={{ least: 0, most: served.servingAmount.portion === 'grams' ? 10_000 : 999 }}
          value={served.servingAmount.amount}
          onChange={(amount) => serve({ ...served.servingAmount, amount })}
        />
        <Field label={words.measure}>
          {(ids) => (
            <Select
              {...ids}
              value={String(served.servingAmount.portion)}
              options={served.measures.map(({ value, label }) => ({ value, label: tell(label) }))}
              onChange={(measure) => serve(served.measuredIn(measure))}
            />
          )}
        </Field>
      </div>
    </section>
  )
}
