import {
  ArrowDown,
  ArrowUp,
  ChartLine,
  Ellipsis,
  Link2,
  Plus,
  Replace,
  SlidersHorizontal,
  Trash2,
  Unlink2,
} from 'lucide-react'
import { useState } from 'react'
import { newId } from '#web/http/random.ts'
import { Card } from '#web/ui/card.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/overlays/menu.tsx'
import { usePreferences } from '../use-preferences.ts'
import { words } from '../words.ts'
import { ExerciseOptions } from './exercise-options.tsx'
import { addSet, changeExercise, type LiveExercise, moveExercise } from './live-workout.ts'
import { setProblem } from './sets/set-problem.ts'
import { columns, SetRow } from './sets/set-row.tsx'
import type { LiveActions } from './use-live-actions.ts'

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

type Props = {
  exercise: LiveExercise
  barbell: boolean
  isFirst: boolean
  isLast: boolean
  actions: LiveActions
  onHistory: () => void
  onSwap: () => void
}

/** An exercise of the running workout with its rows. */
export function ExerciseCard({ exercise, barbell, isFirst, isLast, actions, onHistory, onSwap }: Props) {
  const { key, name, sets, supersetId, notes } = exercise
  const { unit, formula } = usePreferences()
  const [choosing, setChoosing] = useState(false)
  const [active, setActive] = useState<string>()
  const [tried, setTried] = useState<string>()
  return (
    <Card as="section" aria-label={name} className={`p-4! ${supersetId ? 'border-l-4! border-l-herb!' : ''}`}>
      {supersetId ? <p className="eyebrow">{words.supersetMark}</p> : null}
      <div className="flex items-center gap-2">
        <h2 className="display min-w-0 flex-1 text-xl wrap-anywhere">{name}</h2>
        <Menu>
          <MenuTrigger>
            <IconButton label={words.exerciseMenu(name)} className="text-ink-2">
              <Ellipsis className="size-5" aria-hidden="true" />
            </IconButton>
          </MenuTrigger>
          <MenuContent>
            <MenuItem icon={<ChartLine {...icon} />} onSelect={onHistory}>
              {words.history}
            </MenuItem>
            <MenuItem icon={<SlidersHorizontal {...icon} />} onSelect={() => setChoosing(true)}>
              {words.options}
            </MenuItem>
            <MenuItem icon={<Replace {...icon} />} onSelect={onSwap}>
              {words.swap}
            </MenuItem>
            {supersetId || !isLast ? (
              <MenuItem
                icon={supersetId ? <Unlink2 {...icon} /> : <Link2 {...icon} />}
                onSelect={() => actions.toggleSuperset(key)}
              >
                {supersetId ? words.leaveSuperset : words.superset}
              </MenuItem>
            ) : null}
            <MenuItem
              disabled={isFirst}
              icon={<ArrowUp {...icon} />}
              onSelect={() => actions.change((workout) => moveExercise(workout, key, -1))}
            >
              {words.moveUp}
            </MenuItem>
            <MenuItem
              disabled={isLast}
              icon={<ArrowDown {...icon} />}
              onSelect={() => actions.change((workout) => moveExercise(workout, key, 1))}
            >
              {words.moveDown}
            </MenuItem>
            <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => actions.removeExercise(exercise)}>
              {words.removeExercise}
            </MenuItem>
          </MenuContent>
        </Menu>
      </div>
      {notes ? <p className="text-sm text-ink-2 wrap-anywhere">{notes}</p> : null}
      <div className={`${columns} mt-1 px-1 text-xs font-semibold text-ink-3`} aria-hidden="true">
        <span className="text-center">{words.set}</span>
        <span>{words.lastTime}</span>
        <span className="text-center">{words.weightShort(words.units[unit])}</span>
        <span className="text-center">{words.countShort[exercise.counts]}</span>
      </div>
      <ul className="mt-1 grid gap-1">
        {sets.map((set, at) => (
          <SetRow
            key={set.id}
            exercise={exercise}
            at={at}
            unit={unit}
            formula={formula}
            barbell={barbell}
            active={active === set.id}
            problem={tried === set.id || set.doneAt ? setProblem(exercise, at) : undefined}
            onActivate={() => setActive(set.id)}
            onChange={(change) => actions.changeSet(key, set.id, change)}
            onDone={() => {
              setTried(set.id)
              if (!setProblem(exercise, at)) actions.doSet(key, set.id)
            }}
            onUndone={() => actions.undoSet(key, set.id)}
            onRemove={() => actions.removeSet(key, set)}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-2 w-full"
        icon={<Plus className="size-4.5" aria-hidden="true" />}
        onClick={() =>
          actions.change((workout) => changeExercise(workout, key, (one) => addSet(one, newId())))
        }
      >
        {words.addSet}
      </Button>
      {choosing ? (
        <ExerciseOptions
          name={name}
          options={exercise}
          onChange={(to) => actions.changeOptions(key, to)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Card>
  )
}
