import { type UseFormReturn, useWatch } from 'react-hook-form'
import { fitnessObjectives, type Goals, recommendedWater } from '#contract/goals.ts'
import { Field } from '#web/ui/field.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { fieldsOf, type GoalTab } from './goal-fields.ts'
import { words } from './words.ts'

const objectives = fitnessObjectives.map((value) => ({ value, label: words.objectives[value] }))
const glass = 250
const recommended = words.recommendedWater(
  formatNumber(recommendedWater.least),
  formatNumber(recommendedWater.most),
)

/** The goals of one tab. */
export function GoalPanel({ form, tab }: { form: UseFormReturn<Goals>; tab: GoalTab }) {
  const values = useWatch({ control: form.control }) as Goals
  const energy = 4 * values.proteinGoal + 4 * values.carbGoal + 9 * values.fatGoal
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fieldsOf[tab].map((name) => (
        <Field
          key={name}
          label={words.labels[name]}
          error={form.formState.errors[name]?.message}
          hint={hintOf(name, values)}
        >
          {(ids) =>
            name === 'fitnessObjective' ? (
              <Select
                {...ids}
                value={values.fitnessObjective ?? ''}
                onChange={(value) =>
                  form.setValue('fitnessObjective', value, { shouldDirty: true, shouldValidate: true })
                }
                options={objectives}
              />
            ) : (
              <Input
                {...ids}
                {...form.register(name, { valueAsNumber: true })}
                type="number"
                inputMode="decimal"
                step="any"
                suffix={words.units[name]}
              />
            )
          }
        </Field>
      ))}
      {tab === 'nutrition' && energy > 0 ? (
        <p className="text-sm text-ink-2 sm:col-span-2">{words.energyOfMacros(formatNumber(energy))}</p>
      ) : null}
    </div>
  )
}

function hintOf(name: keyof Goals, { dailyWaterGoal }: Goals): string | undefined {
  if (name === 'dailyWaterGoal' && dailyWaterGoal > 0)
    return `${recommended} ${words.glasses(formatNumber(Math.round(dailyWaterGoal / glass)))}`
  return name === 'dailyWaterGoal' ? recommended : undefined
}
