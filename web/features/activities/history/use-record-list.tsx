import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { Records } from './records.tsx'

/** The personal records for other features' screens; `onOpen` gets the record's activity id. */
export function useRecordList(unit: LengthUnit, onOpen: (id: string) => void) {
  return <Records unit={unit} onOpen={onOpen} />
}
