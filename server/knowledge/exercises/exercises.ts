import type { Exercise } from '#contract/training/exercises.ts'
import { readText } from '../data/read-table.ts'
import { parseExercises } from './exercise-rows.ts'

/** Discipline of an exercise; workouts do not mix yoga with lifts. */
export type Discipline = 'strength' | 'cardio' | 'yoga' | 'pilates' | 'stretching'

const byDiscipline: Readonly<Record<Discipline, readonly Exercise[]>> = {
  strength: ['legs', 'push-pull', 'core'].flatMap(read),
  cardio: read('cardio'),
  yoga: read('yoga'),
  pilates: read('pilates'),
  stretching: read('stretches'),
}

function read(name: string) {
  const file = `exercises/${name}.csv`
  return parseExercises(file, readText(file))
}

/** The library. METs of the Compendium of Physical Activities (Ainsworth et al. 2011), by the kind of exercise. */
export const allExercises: readonly Exercise[] = Object.values(byDiscipline).flat()

const byId = new Map(allExercises.map((one) => [one.id, one]))
const disciplines = new Map(
  (Object.entries(byDiscipline) as [Discipline, readonly Exercise[]][]).flatMap(([discipline, some]) =>
    some.map(({ id }) => [id, discipline] as const),
  ),
)

export function exerciseById(id: string): Exercise | undefined {
  return byId.get(id)
}

export function exercisesOf(discipline: Discipline): readonly Exercise[] {
  return byDiscipline[discipline]
}

/** Undefined for an unknown id. */
export function disciplineOf(id: string): Discipline | undefined {
  return disciplines.get(id)
}
