import { useRef, useState } from 'react'
import { muscleLabels } from '#contract/labels.ts'
import type { Exercise, MovementPattern } from '#contract/training/exercises.ts'
import { useExercises } from '#web/features/training/use-exercises.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import type { LiveExercise } from './session.ts'

type Picked = Pick<LiveExercise, 'exerciseId' | 'name' | 'load' | 'timed'>
type Props = { open: boolean; onClose: () => void; onPick: (picked: Picked) => void }

/** Patterns that are not trained with sets of a weight. */
const others = new Set<MovementPattern>(['stretch', 'mobility', 'breath', 'balance', 'locomotion'])
const weights = new Set(['dumbbell', 'kettlebell', 'band', 'barbell', 'cable', 'machine', 'medicine_ball'])
const mostShown = 60

const isLoaded = ({ equipment }: Exercise) => equipment.some((piece) => weights.has(piece))
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Exercises with every typed word in their name, equipment or muscles; names that begin with the first word first. */
function matches(all: readonly Exercise[], typed: string): Exercise[] {
  const asked = fold(typed).split(' ').filter(Boolean)
  const fits = ({ name, equipment, primary }: Exercise) => {
    const said = fold([name, ...equipment, ...primary].join(' '))
    return asked.every((word) => said.includes(word))
  }
  const rank = ({ name }: Exercise) => (fold(name).startsWith(asked[0] ?? '') ? 0 : 1)
  return all
    .filter((one) => !others.has(one.pattern) && fits(one))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** The library with a search; a name that it lacks becomes an exercise of one's own. */
export function ExercisePicker({ open, onClose, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const library = useExercises()
  const all = matches([...(library?.values() ?? [])], typed).slice(0, mostShown)
  const own = typed.trim().slice(0, 80)
  const isKnown = all.some(({ name }) => fold(name) === fold(own))
  const pick = (picked: Picked) => {
    onPick(picked)
    setTyped('')
    onClose()
  }
  const look =
    'flex min-h-12 w-full flex-col justify-center rounded-md px-3 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken'
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={words.pick} initialFocus={field}>
      {/* A fixed height, so that the field stays in its place while the list changes. */}
      <div className="grid h-[70dvh] grid-cols-1 grid-rows-[auto_1fr] gap-3 sm:h-[60dvh]">
        <Field label={words.pickLabel}>
          {(ids) => (
            <Input
              {...ids}
              ref={field}
              type="search"
              autoComplete="off"
              maxLength={80}
              placeholder={words.pickExample}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <ul className="overflow-y-auto">
          {all.map((exercise) => (
            <li key={exercise.id}>
              <button
                type="button"
                className={look}
                onClick={() =>
                  pick({
                    exerciseId: exercise.id,
                    name: exercise.name,
                    load: isLoaded(exercise) ? 'external' : 'bodyweight',
                    timed: exercise.timed,
                  })
                }
              >
                <span className="font-medium">{exercise.name}</span>
                <span className="text-sm text-ink-3">
                  {exercise.primary.map((muscle) => muscleLabels[muscle]).join(', ')}
                </span>
              </button>
            </li>
          ))}
          {own && !isKnown ? (
            <li>
              <button
                type="button"
                className={`${look} font-semibold text-herb`}
                onClick={() =>
                  pick({
                    exerciseId: `own-${fold(own).replaceAll(' ', '-')}`.slice(0, 80),
                    name: own,
                    load: 'external',
                    timed: false,
                  })
                }
              >
                {words.own(own)}
              </button>
            </li>
          ) : null}
        </ul>
      </div>
    </Dialog>
  )
}
