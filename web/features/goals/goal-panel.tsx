import { type UseFormReturn, useWatch } from 'react-hook-form'
import { energyOfMacros } from '#contract/foods/macro-energy.ts'
import { fitnessObjectives, type Goals, goals, recommendedWater } from '#contract/goals.ts'
import { millilitresPerFluidOunce, type UnitSystem } from '#contract/measures/units.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { FormSelect } from '#web/ui/forms/form-select.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { fieldsOf, type GoalTab } from './goal-fields.ts'
import { goalMeasure } from './goal-measures.ts'
import { words } from './words.ts'

const objectives = fitnessObjectives.map((value) => ({ value, label: words.objectives[value] }))
/** Millilitres of a glass. */
const glassOf = (units: UnitSystem | undefined) => (units === 'imperial' ? 8 * millilitresPerFluidOunce : 250)

export function GoalPanel({ form, tab }: { form: UseFormReturn<Goals>; tab: GoalTab }) {
  const { user } = useUser()
  const values = useWatch({ control: form.control }) as Goals
  const { proteinGoal: protein, carbGoal: carbs, fatGoal: fat } = values
  const energy = energyOfMacros({ protein, carbs, fat })
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fieldsOf[tab].map((name) =>
        name === 'fitnessObjective' ? (
          <FormSelect key={name} form={form} name={name} label={words.labels[name]} options={objectives} />
        ) : (
          <FormNumberField
            key={name}
            form={form}
            name={name}
            label={words.labels[name]}
            hint={hintOf(name, values, user?.units)}
            measure={goalMeasure(name, user?.units)}
            bounds={boundsOf(goals.shape[name])}
            suffix={goalMeasure(name, user?.units)?.unit ?? words.units[name as keyof typeof words.units]}
          />
        ),
      )}
      {tab === 'nutrition' && energy > 0 ? (
        <p className="text-sm text-ink-2 sm:col-span-2">
          {words.energyOfMacros(formatNumber(energy), differenceOf(energy, values.dailyCalorieGoal))}
        </p>
      ) : null}
    </div>
  )
}

/** '120 more', '80 less' than the goal; undefined where rounding explains it. */
function differenceOf(energy: number, goal: number): string | undefined {
  const difference = energy - goal
  if (!(Math.abs(difference) > 25)) return undefined
  return words[difference > 0 ? 'moreThan' : 'lessThan'](formatNumber(Math.abs(difference)))
}

function hintOf(
  name: keyof Goals,
  { dailyWaterGoal }: Goals,
  units: UnitSystem | undefined,
): string | undefined {
  const glass = glassOf(units)
  const recommended = words.recommendedWater(
    formatVolume(recommendedWater.least, units),
    formatVolume(recommendedWater.most, units),
  )
  if (name === 'dailyWaterGoal' && dailyWaterGoal > 0)
    return `${recommended} ${words.glasses(formatNumber(Math.round(dailyWaterGoal / glass)), formatVolume(glass, units))}`
  return name === 'dailyWaterGoal' ? recommended : undefined
}
