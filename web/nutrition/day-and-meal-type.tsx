import { addDays } from '#contract/day.ts'
import { mealTypes } from '#contract/nutrition.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { MealDraft } from './use-meal-draft.ts'
import { useToday } from './use-today.ts'
import { words } from './words.ts'

const options = mealTypes.map((value) => ({ value, label: words.mealTypes[value] }))

/** Which day and which meal is being logged. */
export function DayAndMealType({ draft, onlyDay }: { draft: MealDraft; onlyDay?: boolean }) {
  const { today } = useToday()
  return (
    <div className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
      <Field label={words.loggingFor}>
        {(ids) => (
          <Input
            {...ids}
            type="date"
            value={draft.targetDate}
            min="1970-01-01"
            max={addDays(today, 1)}
            onChange={(event) => draft.setTargetDate(event.target.value)}
          />
        )}
      </Field>
      {onlyDay ? null : (
        <Field label={words.mealType} error={draft.mealTypeMissing ? words.mealTypeMissing : undefined}>
          {(ids) => (
            <Select
              {...ids}
              value={draft.mealType}
              onChange={draft.setMealType}
              options={options}
              placeholder={words.chooseMealType}
            />
          )}
        </Field>
      )}
    </div>
  )
}
