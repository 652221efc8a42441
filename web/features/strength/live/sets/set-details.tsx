import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { usePreferences } from '../../use-preferences.ts'
import { inUnit, toKilograms, type WeightUnit, weightStep } from '../../weights.ts'
import { words } from '../../words.ts'
import { type Counted, type LiveExercise, type LiveSet, valuesOf } from '../live-workout.ts'
import { Plates } from './plates-line.tsx'

export type SetRowProps = {
  exercise: LiveExercise
  at: number
  unit: WeightUnit
  formula: MaxFormula
  barbell: boolean
  /** The row shows its buttons, plates, effort and note. */
  active: boolean
  problem: string | undefined
  onActivate: () => void
  onChange: (change: Partial<LiveSet>) => void
  onDone: () => void
  onUndone: () => void
  onRemove: () => void
}

const countSteps: Record<Counted, number> = { reps: 1, seconds: 5, metres: 5 }
const none = 'none'
const rpes = Array.from({ length: 11 }, (_, at) => 5 + at / 2)
const reserves = [0, 1, 2, 3, 4, 5]

/** Below the row in use: buttons for weight and repetitions while it is not done, plates, effort and note. */
export function SetDetails(props: SetRowProps & { set: LiveSet; done: boolean }) {
  const { exercise, at, unit, barbell, set, done, onChange } = props
  const { effort } = usePreferences()
  const number = at + 1
  const { counts } = exercise
  const values = valuesOf(exercise, at)
  const weight = values.kilograms === null ? null : inUnit(values.kilograms, unit)
  const step = weightStep[unit]
  const addWeight = (by: number) =>
    onChange({
      kilograms: weight === null && by < 0 ? null : toKilograms(Math.max(step, (weight ?? 0) + by), unit),
    })
  const countStep = countSteps[counts]
  const addCount = (by: number) => onChange({ [counts]: Math.max(1, (values[counts] ?? 0) + by) })
  const weightName = words.weightOf(number, exercise.name)
  const countName = words.countOf[counts](number, exercise.name)
  if (done && effort === 'none' && set.note === null) return null
  return (
    <div className="mt-1.5 grid gap-1.5 pb-1">
      {done ? null : (
        <div className="grid grid-cols-4 gap-1.5">
          {[-step, step].map((by) => (
            <Stepper key={by} name={weightName} by={by} onPress={() => addWeight(by)} />
          ))}
          {[-countStep, countStep].map((by) => (
            <Stepper key={`count ${by}`} name={countName} by={by} onPress={() => addCount(by)} />
          ))}
        </div>
      )}
      {barbell && !done && weight !== null && weight > 0 ? <Plates weight={weight} /> : null}
      {effort === 'none' ? null : (
        <Select
          label={words.effortOf(number, exercise.name)}
          value={String((effort === 'rpe' ? set.rpe : set.repsInReserve) ?? none)}
          options={[
            { value: none, label: words.noEffort[effort] },
            ...(effort === 'rpe' ? rpes : reserves).map((value) => ({
              value: String(value),
              label: words.effortValue[effort](value),
            })),
          ]}
          onChange={(value) => {
            const chosen = value === none ? null : Number(value)
            onChange(
              effort === 'rpe' ? { rpe: chosen, repsInReserve: null } : { repsInReserve: chosen, rpe: null },
            )
          }}
        />
      )}
      {set.note === null ? null : (
        <Input
          aria-label={words.noteOf(number, exercise.name)}
          placeholder={words.noteExample}
          value={set.note}
          maxLength={500}
          onChange={({ target }) => onChange({ note: target.value })}
          onBlur={() => onChange({ note: set.note?.trim() || null })}
        />
      )}
    </div>
  )
}

function Stepper({ name, by, onPress }: { name: string; by: number; onPress: () => void }) {
  const step = String(Math.abs(by))
  return (
    <Button
      variant="secondary"
      className="px-1! tabular-nums"
      aria-label={by < 0 ? words.lessOf(name, step) : words.moreOf(name, step)}
      onClick={onPress}
    >
      {by < 0 ? words.less(step) : words.plus(step)}
    </Button>
  )
}
