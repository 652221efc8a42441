import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { muscleLabels } from '#contract/labels.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import {
  addOwnExercise,
  foldName,
  type LiftedExercise,
  listStrengthExercises,
  ownExerciseId,
} from '#contract/strength/exercises.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import type { LiveExercise } from './live-workout.ts'

export type Picked = Pick<LiveExercise, 'exerciseId' | 'name' | 'load' | 'counts'>
type Props = { title: string; onClose: () => void; onPick: (picked: Picked) => void }

const mostShown = 60

/** One's own and the library's exercises with a search; a name that both lack becomes an exercise of one's own. */
export function ExercisePicker({ title, onClose, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { data } = useQuery(read(listStrengthExercises, { query: {} }))
  const all = data ?? []
  const shown = matches(all, typed).slice(0, mostShown)
  const own = cutText(typed.trim(), 80)
  const isKnown = all.some(({ name }) => foldName(name) === foldName(own))
  const add = useAddExercise()
  const pick = (picked: Picked) => {
    onPick(picked)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={title} initialFocus={field}>
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
          {shown.map((exercise) => (
            <li key={exercise.id}>
              <button type="button" className={look} onClick={() => pick(pickedOf(exercise))}>
                <span className="font-medium">{exercise.name}</span>
                <span className="text-sm text-ink-3">
                  {exercise.primary.map((muscle) => muscleLabels[muscle]).join(', ') || words.ownMark}
                </span>
              </button>
            </li>
          ))}
          {foldName(own) && !isKnown ? (
            <li>
              <button
                type="button"
                className={`${look} font-semibold text-herb`}
                onClick={() => {
                  add(own)
                  pick({ exerciseId: ownExerciseId(own), name: own, load: 'external', counts: 'reps' })
                }}
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

const look =
  'flex min-h-12 w-full flex-col justify-center rounded-md px-3 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken'

const pickedOf = ({ id, name, load, timed }: LiftedExercise): Picked => ({
  ...{ exerciseId: id, name, load },
  counts: timed ? 'seconds' : 'reps',
})

/** Exercises with every typed word in their name, equipment or muscles; those with them in their name first. */
function matches(all: readonly LiftedExercise[], typed: string): LiftedExercise[] {
  const asked = foldName(typed).split(' ').filter(Boolean)
  const fits = ({ name, equipment, primary }: LiftedExercise) => {
    const said = foldName([name, ...equipment, ...primary].join(' '))
    return asked.every((word) => said.includes(word))
  }
  const rank = ({ name, own }: LiftedExercise) => {
    const folded = foldName(name)
    if (folded.startsWith(asked[0] ?? '')) return own ? 0 : 1
    return asked.every((word) => folded.includes(word)) ? 2 : 3
  }
  return all.filter(fits).sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** Keeps an exercise of one's own; without a network its sets carry its name, and it is added the next time. */
function useAddExercise() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (name: string) => call(addOwnExercise, { body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listStrengthExercises.path] }),
  })
  return mutate
}
