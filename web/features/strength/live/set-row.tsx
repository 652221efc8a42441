import { Check } from 'lucide-react'
import { setKinds } from '#contract/strength/strength.ts'
import { Button } from '#web/ui/forms/button.tsx'
import {
  Menu,
  MenuChoice,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '#web/ui/overlays/menu.tsx'
import { formatShortSet, inUnit, toKilograms, type WeightUnit, weightStep } from '../weights.ts'
import { words } from '../words.ts'
import { NumberCell } from './number-cell.tsx'
import { Plates } from './plates-line.tsx'
import { type LiveExercise, type LiveSet, suggestionFor, valuesOf } from './session.ts'

type Props = {
  exercise: LiveExercise
  at: number
  unit: WeightUnit
  barbell: boolean
  /** The row shows its buttons and plates. */
  active: boolean
  problem: string | undefined
  onActivate: () => void
  onChange: (change: Partial<LiveSet>) => void
  onDone: () => void
  onUndone: () => void
  onRemove: () => void
}

export const columns = 'grid grid-cols-[2.75rem_minmax(0,1fr)_4.5rem_3.75rem_2.75rem] items-center gap-x-1.5'
const kindOptions = setKinds.map((value) => ({ value, label: words.kinds[value] }))

/** A set: its kind, last time's, weight, repetitions and the mark that it is done. */
export function SetRow(props: Props) {
  const { exercise, at, unit, barbell, active, problem, onActivate, onChange } = props
  const set = exercise.sets[at]!
  const number = at + 1
  const done = set.doneAt !== null
  const suggested = suggestionFor(exercise, at)
  const last = exercise.last[at]
  const counted = exercise.timed ? 'seconds' : 'reps'
  const values = valuesOf(exercise, at)
  const weight = values.weight === null ? null : inUnit(values.weight, unit)
  const step = weightStep[unit]
  const addWeight = (by: number) =>
    onChange({
      weight: weight === null && by < 0 ? null : toKilograms(Math.max(step, (weight ?? 0) + by), unit),
    })
  const addCount = (by: number) => onChange({ [counted]: Math.max(1, (values[counted] ?? 0) + by) })
  const countStep = exercise.timed ? 5 : 1
  const countName = exercise.timed
    ? words.secondsOf(number, exercise.name)
    : words.repsOf(number, exercise.name)
  return (
    <li className={`rounded-md px-1 py-1 ${done ? 'bg-herb-soft' : ''}`}>
      <div className={columns}>
        <Menu>
          <MenuTrigger>
            <button
              type="button"
              aria-label={words.kindOf(number, words.kinds[set.kind])}
              className="numeral grid size-11 place-items-center rounded-full text-lg hover:bg-sunken"
            >
              {words.kindMarks[set.kind] || number}
            </button>
          </MenuTrigger>
          <MenuContent>
            <MenuChoice
              label={words.set}
              value={set.kind}
              onChange={(kind) => onChange({ kind })}
              options={kindOptions}
            />
            <MenuSeparator />
            <MenuItem danger onSelect={props.onRemove}>
              {words.removeSet}
            </MenuItem>
          </MenuContent>
        </Menu>
        <span className="text-sm leading-tight text-ink-2 tabular-nums">
          {last ? formatShortSet(last, unit) : '–'}
        </span>
        <NumberCell
          label={words.weightOf(number, exercise.name)}
          value={set.weight === null ? null : inUnit(set.weight, unit)}
          suggested={suggested.weight === null ? null : inUnit(suggested.weight, unit)}
          whole={false}
          invalid={problem === words.wrongWeight}
          onFocus={onActivate}
          onChange={(value) => onChange({ weight: value === null ? null : toKilograms(value, unit) })}
        />
        <NumberCell
          label={countName}
          value={set[counted]}
          suggested={suggested[counted]}
          whole
          invalid={problem !== undefined && problem !== words.wrongWeight}
          onFocus={onActivate}
          onChange={(value) => onChange({ [counted]: value })}
        />
        <button
          type="button"
          aria-pressed={done}
          aria-label={words.doneOf(number, exercise.name)}
          onClick={done ? props.onUndone : props.onDone}
          className={`grid size-11 place-items-center rounded-full border transition-colors duration-150 ${
            done ? 'border-herb bg-herb text-on-herb' : 'border-edge text-ink-2 hover:bg-sunken'
          }`}
        >
          <Check className="size-5" aria-hidden="true" />
        </button>
      </div>
      {active && !done ? (
        <div className="mt-1.5 grid gap-1.5 pb-1">
          <div className="grid grid-cols-4 gap-1.5">
            {[-step, step].map((by) => (
              <Stepper
                key={by}
                name={words.weightOf(number, exercise.name)}
                by={by}
                onPress={() => addWeight(by)}
              />
            ))}
            {[-countStep, countStep].map((by) => (
              <Stepper key={`count ${by}`} name={countName} by={by} onPress={() => addCount(by)} />
            ))}
          </div>
          {barbell && weight !== null && weight > 0 ? <Plates weight={weight} unit={unit} /> : null}
        </div>
      ) : null}
      {problem ? (
        <p role="alert" className="pb-1 text-sm font-medium text-tomato">
          {problem}
        </p>
      ) : null}
    </li>
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
