import { mealTypes } from '#contract/nutrition/nutrition.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { MealDraft } from '../scan/use-meal-draft.ts'
import { words } from '../words.ts'
import { DayField } from './day-field.tsx'

const options = mealTypes.map((value) => ({ value, label: words.mealTypes[value] }))

/** Chooses the day and meal type to log. */
export function DayAndMealType({ draft, onlyDay }: { draft: MealDraft; onlyDay?: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
      <DayField label={words.loggingFor} day={draft.targetDate} onChange={draft.setTargetDate} />
      {onlyDay ? null : (
        <Field
          label={words.mealType}
          error={draft.mealTypeMissing ? words.mealTypeMissing : undefined}
          aside={
            draft.mealType ? (
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.clearMealType}
                onClick={() => draft.setMealType('')}
                className="-my-2.5 -mr-3 text-ink-2"
              >
                {words.clear}
              </Button>
            ) : undefined
          }
        >
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
