import { cited, durationIn, numberIn, RefusedRow, textIn, timeIn } from './cells.ts'
import type { Format } from './file-set.ts'
import { kilogramsIn, metresIn } from './measured.ts'
import { words } from './words.ts'

const weight = {
  named: { 'weight (kgs)': 'kg', 'weight (kg)': 'kg', 'weight (lbs)': 'lb' },
  bare: 'weight',
  unit: 'weight unit',
}
const distance = { named: {}, bare: 'distance', unit: 'distance unit' }

/** Files of FitNotes: a day is a workout, as times are not stated; older files name the weight's unit in its column. */
export const fitNotes: Format = {
  source: 'fitnotes',
  columns: ['date', 'exercise', 'category', 'reps'],
  read(cells, reading) {
    const key = cells('date')
    if (!/^\d{4}-\d\d-\d\d$/.test(key)) throw new RefusedRow(words.noDate(cited(key)))
    return {
      workout: {
        key,
        name: '',
        // Noon stays in its day in other zones; a clock may be a day ahead, so that today's is accepted too.
        startedAt: timeIn(`${key} 12:00`, reading.zone),
        endedAt: null,
        notes: null,
      },
      exerciseName: cells('exercise'),
      exerciseNote: null,
      supersetId: null,
      kind: 'working',
      kilograms: kilogramsIn(cells, weight, reading),
      reps: numberIn(cells('reps')),
      seconds: durationIn(cells('time')),
      metres: metresIn(cells, distance, reading),
      rpe: null,
      repsInReserve: null,
      restSeconds: null,
      note: textIn(cells('comment'), 500),
    }
  },
}
