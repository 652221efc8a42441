import type { setFileSources } from '#contract/strength/files.ts'
import type { SetLoad, StrengthSet } from '#contract/strength/sets.ts'
import type { Cells } from './cells.ts'

export type Source = (typeof setFileSources)[number]
export type Unit = 'kg' | 'lb'

type Done = Pick<
  StrengthSet,
  'kind' | 'kilograms' | 'reps' | 'seconds' | 'metres' | 'rpe' | 'repsInReserve' | 'restSeconds' | 'note'
>

/** A workout as a row of a file states it. */
export type FileWorkout = {
  /** Tells the workouts of a file apart: the start as it is written. */
  key: string
  id?: string | undefined
  name: string
  startedAt: Date
  endedAt: Date | null
  notes: string | null
}

/** A row of a file; figures are not yet checked against the bounds of a set. */
export type FileSet = Done & {
  workout: FileWorkout
  exerciseName: string
  exerciseNote: string | null
  supersetId: string | null
  /** What only our own files state. */
  own?: {
    id?: string | undefined
    exerciseId?: string | undefined
    place: number | null
    load?: SetLoad | undefined
    doneAt: Date
  }
}

export type Reading = {
  zone: string
  unit: Unit | undefined
  /** Called for a figure whose unit is not known. */
  unitMissing: () => void
}

/** A kind of file. `read` throws `RefusedRow`, and answers undefined for rows that are no sets. */
export type Format = {
  source: Source
  /** Columns that it is told by. */
  columns: readonly string[]
  read: (cells: Cells, reading: Reading) => FileSet | undefined
}
