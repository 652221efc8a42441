import type { LogRow } from './store.ts'

/** Whether a copy or a usual meal carries an entry's column; a new column has to be decided on here. */
const isCarried = {
  userId: false,
  id: false,
  foodName: true,
  foodEmoji: true,
  calories: true,
  protein: true,
  carbs: true,
  fat: true,
  sugar: true,
  fiber: true,
  sodium: true,
  servingSize: true,
  mealType: true,
  notes: true,
  targetDate: false,
  minute: false,
  source: true,
  provenance: true,
  confidence: true,
  items: true,
  photo: false,
  createdAt: false,
} as const satisfies Record<keyof LogRow, boolean>

type CarriedName = {
  [Name in keyof LogRow]: (typeof isCarried)[Name] extends true ? Name : never
}[keyof LogRow]

/** The columns that a repetition of an entry copies. */
export const carriedOf = (row: LogRow) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isCarried[name as keyof LogRow])) as Pick<
    LogRow,
    CarriedName
  >
