import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { equipmentLabels, muscleLabels } from '#contract/labels.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { calledAlso, type EquipmentChoice, searchExercises } from '#contract/strength/exercise-search.ts'
import {
  addOwnExercise,
  foldName,
  type LiftedExercise,
  type ListedExercise,
  listStrengthExercises,
  ownExerciseId,
} from '#contract/strength/exercises.ts'
import { equipmentPieces, type Muscle, muscles } from '#contract/training/exercises.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import type { LiveExercise } from './live-workout.ts'

export type Picked = Pick<LiveExercise, 'exerciseId' | 'name' | 'load' | 'counts'>
type Props = { title: string; onClose: () => void; onPick: (picked: Picked) => void }

const any = 'any'
/** Choices that leave some exercises. */
const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
  isThere: (value: Value) => boolean,
) => values.filter(isThere).map((value) => ({ value, label: labels[value] }))

/**
 * One's own and the library's exercises with a search and filters, the last done on top; a name that both lack becomes an
 * exercise of one's own.
 */
export function ExercisePicker({ title, onClose, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { data } = useQuery(read(listStrengthExercises, { query: {} }))
  const all = data ?? []
  const [muscle, setMuscle] = useState<Muscle | typeof any>(any)
  const [equipment, setEquipment] = useState<EquipmentChoice | typeof any>(any)
  const shown = searchExercises(all, typed, {
    muscle: muscle === any ? undefined : muscle,
    equipment: equipment === any ? undefined : equipment,
  })
  const recent = typed.trim() ? [] : shown.filter(({ lastOn }) => lastOn !== null)
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
      <div className="grid h-[70dvh] grid-cols-1 grid-rows-[auto_auto_1fr] gap-3 sm:h-[60dvh]">
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
        <div className="grid grid-cols-2 gap-2">
          <Select
            label={words.muscle}
            value={muscle}
            onChange={setMuscle}
            options={[
              { value: any, label: words.anyMuscle },
              ...optionsOf(muscles, muscleLabels, (one) => all.some(({ primary }) => primary.includes(one))),
            ]}
          />
          <Select
            label={words.equipment}
            value={equipment}
            onChange={setEquipment}
            options={[
              { value: any, label: words.anyEquipment },
              { value: 'body', label: words.body },
              ...optionsOf(equipmentPieces, equipmentLabels, (one) =>
                all.some((exercise) => exercise.equipment.includes(one)),
              ),
            ]}
          />
        </div>
        <div className="overflow-y-auto">
          {recent.length ? (
            <Group title={words.recent} exercises={recent} asked={typed} onPick={pick} />
          ) : null}
          <Group
            title={recent.length ? words.allExercises : undefined}
            exercises={recent.length ? shown.filter(({ lastOn }) => lastOn === null) : shown}
            asked={typed}
            onPick={pick}
          />
          {data && !shown.length ? <p className="px-3 py-2 text-ink-2">{words.noExercise}</p> : null}
          {foldName(own) && !isKnown ? (
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
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

type GroupProps = {
  title: string | undefined
  exercises: readonly ListedExercise[]
  asked: string
  onPick: (picked: Picked) => void
}

function Group({ title, exercises, asked, onPick }: GroupProps) {
  return (
    <section aria-label={title}>
      {title ? <h3 className="eyebrow px-3 pt-2 pb-1">{title}</h3> : null}
      <ul>
        {exercises.map((exercise) => (
          <li key={exercise.id}>
            <button type="button" className={look} onClick={() => onPick(pickedOf(exercise))}>
              <span className="font-medium wrap-anywhere">{exercise.name}</span>
              <span className="text-sm text-ink-3">{aboutOf(exercise, asked)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The everyday name that was asked for, and the muscles. */
function aboutOf(exercise: ListedExercise, asked: string): string {
  const worked = exercise.primary.map((muscle) => muscleLabels[muscle]).join(', ') || words.ownMark
  return [calledAlso(exercise, asked), worked].filter(Boolean).join(' · ')
}

const look =
  'flex min-h-12 w-full flex-col justify-center rounded-md px-3 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken'

const pickedOf = ({ id, name, load, timed }: LiftedExercise): Picked => ({
  ...{ exerciseId: id, name, load },
  counts: timed ? 'seconds' : 'reps',
})

/** Keeps an exercise of one's own; without a network its sets carry its name, and it is added the next time. */
function useAddExercise() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (name: string) => call(addOwnExercise, { body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listStrengthExercises.path] }),
  })
  return mutate
}
