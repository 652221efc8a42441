import { Check } from 'lucide-react'
import { kilograms, setKinds } from '#contract/strength/sets.ts'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import {
  Menu,
  MenuChoice,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '#web/ui/overlays/menu.tsx'
import { formatShortSet, weightIn } from '../../weights.ts'
import { words } from '../../words.ts'
import { suggestionFor } from '../live-workout.ts'
import { beatenBy } from './beaten.ts'
import { NumberCell } from './number-cell.tsx'
import type { SetRowProps } from './set-details.tsx'
import { SetDetails } from './set-details.tsx'

export const columns = 'grid grid-cols-[2.75rem_minmax(0,1fr)_4.5rem_3.75rem_2.75rem] items-center gap-x-1.5'
const kindOptions = setKinds.map((value) => ({ value, label: words.kinds[value] }))

/** A set: its kind, last time's, weight, repetitions and the mark that it is done. */
export function SetRow(props: SetRowProps) {
  const { exercise, at, unit, active, problem, onActivate, onChange } = props
  const set = exercise.sets[at]!
  const number = at + 1
  const done = set.doneAt !== null
  const suggested = suggestionFor(exercise, at)
  const last = exercise.last[at]
  const { counts, name } = exercise
  const records = beatenBy(exercise, set, props.formula)
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
            <MenuItem
              onSelect={() => {
                onChange({ note: set.note ?? '' })
                onActivate()
              }}
            >
              {words.addNote}
            </MenuItem>
            <MenuItem danger onSelect={props.onRemove}>
              {words.removeSet}
            </MenuItem>
          </MenuContent>
        </Menu>
        <span className="text-sm leading-tight text-ink-2 tabular-nums">
          {last ? formatShortSet(last, unit) : '–'}
        </span>
        <NumberCell
          label={words.weightOf(number, name)}
          measure={weightIn(unit)}
          bounds={boundsOf(kilograms)}
          value={set.kilograms}
          suggested={suggested.kilograms}
          invalid={problem === words.wrongWeight}
          onFocus={onActivate}
          onChange={(value) => onChange({ kilograms: value })}
        />
        <NumberCell
          label={words.countOf[counts](number, name)}
          value={set[counts]}
          suggested={suggested[counts]}
          bounds={{ least: 0, whole: counts !== 'metres' }}
          invalid={problem !== undefined && problem !== words.wrongWeight}
          onFocus={onActivate}
          onChange={(value) => onChange({ [counts]: value })}
        />
        <button
          type="button"
          aria-pressed={done}
          aria-label={words.doneOf(number, name)}
          onClick={done ? props.onUndone : props.onDone}
          className={`grid size-11 place-items-center rounded-full border transition-colors duration-150 ${
            done ? 'border-herb bg-herb text-on-herb' : 'border-edge text-line hover:text-ink-2'
          }`}
        >
          <Check className="size-5" aria-hidden="true" />
        </button>
      </div>
      {active ? <SetDetails {...props} set={set} done={done} /> : null}
      {!active && set.note ? <p className="px-2 pb-1 text-sm text-ink-2 wrap-anywhere">{set.note}</p> : null}
      {records.length ? (
        <p role="status" className="px-2 pb-1 text-sm font-semibold text-herb">
          {words.recordOf(records.map((kind) => words.recordKinds[kind]))}
        </p>
      ) : null}
      {problem ? (
        <p role="alert" className="pb-1 text-sm font-medium text-tomato">
          {problem}
        </p>
      ) : null}
    </li>
  )
}
