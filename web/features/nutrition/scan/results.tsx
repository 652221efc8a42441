import type { MealAnalysis } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { NutrientList } from '../day/edit/nutrient-list.tsx'
import { FoodsEditor } from '../log/plate/foods-editor.tsx'
import { type Plate, type Portion, refilled, withFood } from '../log/plate/plate.ts'
import { words } from '../words.ts'
import { ConfidenceBadge } from './confidence-badge.tsx'
import { NotCounted } from './not-counted.tsx'

type Props = {
  /** With the corrections so far. */
  analysis: MealAnalysis
  plate: Plate
  onChange: (plate: Plate) => void
  onPortions: (portions: readonly Portion[]) => void
}

/** The leading figures, the foods, and the confidence. */
export function Results({ analysis, plate, onChange, onPortions }: Props) {
  const tell = useInUnits()
  const { portions } = plate
  const noneLeft = analysis.items.length === 0 && portions.length === 0 && analysis.calories === 0

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex items-center gap-4">
        <FoodEmoji emoji={analysis.foodEmoji} size="lg" />
        <div className="min-w-0 flex-1">
          <p aria-live="polite" className="numeral text-[3.25rem] leading-none">
            {formatNumber(analysis.calories)}
            <span className="ml-2 font-sans text-base tracking-normal text-ink-2">{words.kcal}</span>
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            {tell(analysis.servingSize)}
            {noneLeft ? null : <ConfidenceBadge confidence={analysis.confidence} />}
          </p>
        </div>
      </div>
      {portions.length > 0 || analysis.notUnderstood.length > 0 ? (
        <section className="-mt-2">
          <h3 className="eyebrow mb-1">{words.foods}</h3>
          {analysis.notUnderstood.length > 0 ? (
            <NotCounted
              parts={analysis.notUnderstood}
              onFood={(food, part) => {
                const found = [...plate.found, part]
                onChange(refilled({ ...plate, found }, withFood(portions, food), analysis))
              }}
            />
          ) : null}
          {portions.length > 0 ? <FoodsEditor portions={portions} least={0} onChange={onPortions} /> : null}
        </section>
      ) : null}
      <NutrientList figures={analysis} />
      <Field label={words.mealName} error={plate.foodName.trim() ? undefined : words.mealNameMissing}>
        {(ids) => (
          <Input
            {...ids}
            value={plate.foodName}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onChange({ ...plate, foodName: event.target.value })}
          />
        )}
      </Field>
      {noneLeft ? (
        <p role="alert" className="font-medium text-tomato">
          {words.allRemoved}
        </p>
      ) : (
        <div className="grid gap-2 text-sm text-ink-2">
          <p>{tell(analysis.analysis)}</p>
          {analysis.source === 'model' ? <p>{words.readByModel}</p> : null}
        </div>
      )}
    </div>
  )
}
