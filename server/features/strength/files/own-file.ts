import * as z from 'zod'
import { exerciseId, type SetKind, type SetLoad, setKinds, setLoads } from '#contract/strength/sets.ts'
import type { SetRow, WorkoutRow } from '../set-store.ts'
import { type Cells, cited, lineIn, numberIn, RefusedRow, textIn, timeIn } from './cells.ts'
import type { Format } from './file-set.ts'
import { words } from './words.ts'

type Column = { name: string; of: (set: SetRow, workout: WorkoutRow) => string | number | null }

/** Columns of our own file, as `docs/strength-csv.md` describes them. */
export const ownColumns: readonly Column[] = [
  { name: 'date_time', of: ({ doneAt }) => doneAt.toISOString() },
  { name: 'workout_name', of: (_, { name }) => guarded(name) },
  { name: 'workout_id', of: (_, { id }) => id },
  { name: 'exercise', of: ({ exerciseName }) => guarded(exerciseName) },
  { name: 'exercise_id', of: (set) => guarded(set.exerciseId) },
  { name: 'set_number', of: ({ place }) => place + 1 },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'load', of: ({ load }) => load },
  { name: 'kilograms', of: ({ kilograms }) => kilograms },
  { name: 'reps', of: ({ reps }) => reps },
  { name: 'seconds', of: ({ seconds }) => seconds },
  { name: 'metres', of: ({ metres }) => metres },
  { name: 'rpe', of: ({ rpe }) => rpe },
  { name: 'reps_in_reserve', of: ({ repsInReserve }) => repsInReserve },
  { name: 'rest_seconds', of: ({ restSeconds }) => restSeconds },
  { name: 'set_note', of: ({ note }) => guarded(note) },
  { name: 'workout_notes', of: (_, { notes }) => guarded(notes) },
  { name: 'workout_start', of: (_, { startedAt }) => startedAt.toISOString() },
  { name: 'workout_end', of: (_, { endedAt }) => endedAt?.toISOString() ?? null },
  { name: 'superset', of: ({ supersetId }) => guarded(supersetId) },
  {
    name: 'exercise_notes',
    of: ({ exerciseId }, { exerciseNotes }) =>
      guarded(Object.hasOwn(exerciseNotes, exerciseId) ? exerciseNotes[exerciseId]! : null),
  },
  { name: 'set_id', of: ({ id }) => id },
]

/** Escapes text against formula injection in spreadsheets; `unguarded` takes it back. */
function guarded(text: string | null): string | null {
  return text && /^['\s=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
}
const unguarded = (text: string) => (text.startsWith("'") ? text.slice(1) : text)

/** Files of our own. */
export const ownFile: Format = {
  source: 'forkmile',
  columns: ['date_time', 'workout_id', 'exercise_id', 'set_number', 'kilograms'],
  read(cells, { zone }) {
    const doneAt = timeIn(cells('date_time'), zone)
    const start = cells('workout_start')
    const startedAt = start ? timeIn(start, zone) : doneAt
    const ended = cells('workout_end') ? timeIn(cells('workout_end'), zone) : null
    const id = z.uuid().safeParse(cells('workout_id')).data
    const kind = cells('kind') || 'working'
    if (!setKinds.includes(kind as SetKind)) throw new RefusedRow(words.unknownKind(cited(kind)))
    const load = cells('load')
    const number = numberIn(cells('set_number'))
    return {
      workout: {
        key: id ?? cells('workout_id', 'workout_start', 'date_time'),
        id,
        name: lineIn(text(cells, 'workout_name'), 120) ?? '',
        startedAt,
        endedAt: ended && ended >= startedAt ? ended : null,
        notes: textIn(text(cells, 'workout_notes'), 2000),
      },
      exerciseName: text(cells, 'exercise'),
      exerciseNote: textIn(text(cells, 'exercise_notes'), 500),
      supersetId: lineIn(text(cells, 'superset'), 40),
      kind: kind as SetKind,
      kilograms: positive(numberIn(cells('kilograms'))),
      reps: numberIn(cells('reps')),
      seconds: numberIn(cells('seconds')),
      metres: numberIn(cells('metres')),
      rpe: numberIn(cells('rpe')),
      // 0 is a value of these two.
      repsInReserve: cells('reps_in_reserve') ? (numberIn(cells('reps_in_reserve')) ?? 0) : null,
      restSeconds: cells('rest_seconds') ? (numberIn(cells('rest_seconds')) ?? 0) : null,
      note: textIn(text(cells, 'set_note'), 500),
      own: {
        id: z.uuid().safeParse(cells('set_id')).data,
        exerciseId: exerciseId.safeParse(text(cells, 'exercise_id')).data,
        place:
          number !== null && Number.isInteger(number) && number >= 1 && number <= 10_000 ? number - 1 : null,
        load: setLoads.includes(load as SetLoad) ? (load as SetLoad) : undefined,
        doneAt,
      },
    }
  },
}

const text = (cells: Cells, name: string) => unguarded(cells(name))
const positive = (value: number | null) => (value !== null && value > 0 ? value : null)
