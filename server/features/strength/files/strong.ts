import type { SetKind } from '#contract/strength/sets.ts'
import { cited, durationIn, lineIn, numberIn, RefusedRow, textIn, timeIn } from './cells.ts'
import type { Format } from './file-set.ts'
import { kilogramsIn, metresIn } from './measured.ts'
import { words } from './words.ts'

const kinds: Record<string, SetKind> = { w: 'warm_up', d: 'drop', f: 'failure' }
/** Values of `Set Order` of rows that are no sets. */
const otherRows = new Set(['rest timer', 'note'])
const weight = {
  named: { 'weight (kg)': 'kg', 'weight (lb)': 'lb', 'weight (lbs)': 'lb' },
  bare: 'weight',
  unit: 'weight unit',
}
const distance = {
  named: { 'distance (meters)': 'm', 'distance (km)': 'km', 'distance (miles)': 'mi' },
  bare: 'distance',
  unit: 'distance unit',
}

/** Files of Strong: times are local, weights are in the unit of its settings, which older files do not name. */
export const strong: Format = {
  source: 'strong',
  columns: ['date', 'workout name', 'exercise name', 'set order'],
  read(cells, reading) {
    const order = cells('set order')
    if (otherRows.has(order.toLowerCase())) return undefined
    const kind = /^\d+$/.test(order) ? 'working' : kinds[order.toLowerCase()]
    if (!kind) throw new RefusedRow(words.unknownKind(cited(order)))
    const key = cells('date')
    const startedAt = timeIn(key, reading.zone)
    const seconds = durationIn(cells('duration', 'workout duration', 'duration (sec)'))
    return {
      workout: {
        key,
        name: lineIn(cells('workout name'), 120) ?? '',
        startedAt,
        endedAt: seconds ? new Date(startedAt.getTime() + seconds * 1000) : null,
        notes: textIn(cells('workout notes'), 2000),
      },
      exerciseName: cells('exercise name'),
      exerciseNote: null,
      supersetId: null,
      kind,
      kilograms: kilogramsIn(cells, weight, reading),
      reps: numberIn(cells('reps')),
      seconds: whole(numberIn(cells('seconds'))),
      metres: metresIn(cells, distance, reading),
      rpe: numberIn(cells('rpe')),
      repsInReserve: null,
      restSeconds: null,
      note: textIn(cells('notes'), 500),
    }
  },
}

const whole = (seconds: number | null) => (seconds === null ? null : Math.round(seconds) || null)
