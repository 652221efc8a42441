import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { Records } from './records.tsx'

/** The personal records, for screens of other features; `onOpen` gets the activity that holds one. */
export function useRecordList(unit: LengthUnit, onOpen: (id: string) => void) {
  return <Records unit={unit} onOpen={onOpen} />
}
