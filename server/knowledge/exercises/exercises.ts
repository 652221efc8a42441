import type { Exercise } from '#contract/training/exercises.ts'
import { exercisesFrom } from './exercise-rows.ts'
import { cardio, cardioLadders } from './rows/cardio.ts'
import { core, coreLadders } from './rows/core.ts'
import { legLadders, legs } from './rows/legs.ts'
import { pilates, pilatesLadders } from './rows/pilates.ts'
import { pushPull, pushPullLadders } from './rows/push-pull.ts'
import { stretches, stretchLadders } from './rows/stretches.ts'
import { yoga, yogaLadders } from './rows/yoga.ts'

/** Discipline of an exercise; workouts do not mix yoga with lifts. */
export type Discipline = 'strength' | 'cardio' | 'yoga' | 'pilates' | 'stretching'

const byDiscipline: Readonly<Record<Discipline, readonly Exercise[]>> = {
  strength: [
    ...exercisesFrom(legs, legLadders),
    ...exercisesFrom(pushPull, pushPullLadders),
    ...exercisesFrom(core, coreLadders),
  ],
  cardio: exercisesFrom(cardio, cardioLadders),
  yoga: exercisesFrom(yoga, yogaLadders),
  pilates: exercisesFrom(pilates, pilatesLadders),
  stretching: exercisesFrom(stretches, stretchLadders),
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
