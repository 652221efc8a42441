import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type PlannedSet, plannedSet } from '#contract/strength/progression/rules.ts'
import { setKinds } from '#contract/strength/sets.ts'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { Menu, MenuChoice, MenuContent, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { NumberCell } from '../live/sets/number-cell.tsx'
import { usePreferences } from '../use-preferences.ts'
import { weightIn } from '../weights.ts'
import { words } from '../words.ts'
import { blankSet, type DraftExercise, plannedProblem } from './routine-draft.ts'

const kindOptions = setKinds.map((value) => ({ value, label: words.kinds[value] }))
const mostSets = 20

type Props = { exercise: DraftExercise; onChange: (sets: PlannedSet[]) => void }

/** The sets of a routine's exercise; with a rule its warm-ups only. Empty figures are those of last time. */
export function PlannedSets({ exercise, onChange }: Props) {
  const { unit } = usePreferences()
  const { exerciseName: name, sets, rule, counts } = exercise
  const shown = sets.flatMap((set, at) => (rule && set.kind !== 'warm_up' ? [] : [{ set, at }]))
  const change = (at: number, to: Partial<PlannedSet>) =>
    onChange(sets.map((one, place) => (place === at ? { ...one, ...to } : one)))
  return (
    <div className="grid gap-1">
      {shown.length ? (
        <ul className="grid gap-1">
          {shown.map(({ set, at }, place) => (
            <li key={at} className="grid grid-cols-[2.75rem_1fr_1fr_2.75rem] items-center gap-1.5">
              <Menu>
                <MenuTrigger>
                  <button
                    type="button"
                    aria-label={words.kindOf(place + 1, words.kinds[set.kind])}
                    className="numeral grid size-11 place-items-center rounded-full text-lg hover:bg-sunken"
                  >
                    {words.kindMarks[set.kind] || place + 1}
                  </button>
                </MenuTrigger>
                <MenuContent>
                  <MenuChoice
                    label={words.set}
                    value={set.kind}
                    onChange={(kind) => change(at, { kind })}
                    options={kindOptions}
                  />
                </MenuContent>
              </Menu>
              <Cell unit={words.units[unit]}>
                <NumberCell
                  label={words.weightOf(place + 1, name)}
                  measure={weightIn(unit)}
                  bounds={boundsOf(plannedSet.shape.kilograms)}
                  value={set.kilograms}
                  suggested={null}
                  invalid={plannedProblem(set, 'kilograms') !== undefined}
                  onChange={(value) => change(at, { kilograms: value })}
                />
              </Cell>
              <Cell unit={words.countShort[counts]}>
                <NumberCell
                  label={words.countOf[counts](place + 1, name)}
                  value={set[counts]}
                  bounds={boundsOf(plannedSet.shape[counts])}
                  suggested={null}
                  invalid={plannedProblem(set, counts) !== undefined}
                  onChange={(value) => change(at, { [counts]: value })}
                />
              </Cell>
              <IconButton
                label={words.removeSetOf(place + 1, name)}
                className="text-ink-3"
                onClick={() => onChange(sets.filter((_, other) => other !== at))}
              >
                <X className="size-5" aria-hidden="true" />
              </IconButton>
              {plannedProblem(set) ? (
                <p role="alert" className="col-span-full text-sm font-medium text-tomato">
                  {plannedProblem(set)}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {sets.length < mostSets ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<Plus className="size-4.5" aria-hidden="true" />}
          onClick={() =>
            onChange(rule ? [blankSet('warm_up'), ...sets] : [...sets, { ...(sets.at(-1) ?? blankSet()) }])
          }
        >
          {rule ? words.addWarmUp : words.addSet}
        </Button>
      ) : null}
    </div>
  )
}

function Cell({ unit, children }: { unit: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      {children}
      <span className="w-8 shrink-0 text-sm text-ink-3" aria-hidden="true">
        {unit}
      </span>
    </span>
  )
}
