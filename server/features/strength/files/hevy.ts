import type { SetKind } from '#contract/strength/sets.ts'
import { cited, lineIn, numberIn, RefusedRow, textIn, timeIn } from './cells.ts'
import type { Format } from './file-set.ts'
import { kilogramsIn, metresIn } from './measured.ts'
import { words } from './words.ts'

const kinds: Record<string, SetKind> = {
  '': 'working',
  normal: 'working',
  warmup: 'warm_up',
  dropset: 'drop',
  failure: 'failure',
}
const weight = { named: { weight_kg: 'kg', weight_lbs: 'lb', weight_lb: 'lb' } }
const distance = { named: { distance_km: 'km', distance_miles: 'mi', distance_meters: 'm' } }

/** Files of Hevy: times are local, the columns name the units. */
export const hevy: Format = {
  source: 'hevy',
  columns: ['title', 'start_time', 'exercise_title', 'set_index'],
  read(cells, reading) {
    const kind = kinds[cells('set_type').toLowerCase()]
    if (!kind) throw new RefusedRow(words.unknownKind(cited(cells('set_type'))))
    const key = cells('start_time')
    const startedAt = timeIn(key, reading.zone)
    const ended = cells('end_time') ? timeIn(cells('end_time'), reading.zone) : null
    const seconds = numberIn(cells('duration_seconds'))
    return {
      workout: {
        key,
        name: lineIn(cells('title'), 120) ?? '',
        startedAt,
        endedAt: ended && ended >= startedAt ? ended : null,
        notes: textIn(cells('description'), 2000),
      },
      exerciseName: cells('exercise_title'),
      exerciseNote: textIn(cells('exercise_notes'), 500),
      supersetId: lineIn(cells('superset_id'), 40),
      kind,
      kilograms: kilogramsIn(cells, weight, reading),
      reps: numberIn(cells('reps')),
      seconds: seconds === null ? null : Math.round(seconds) || null,
      metres: metresIn(cells, distance, reading),
      rpe: numberIn(cells('rpe')),
      repsInReserve: null,
      restSeconds: null,
      note: null,
    }
  },
}
