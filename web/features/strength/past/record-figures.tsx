import { recordKinds, type StrengthRecords } from '#contract/strength/records.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { formatRecord, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'

type Props = {
  records: StrengthRecords
  unit: WeightUnit /** Four in a row, and smaller. */
  isDense?: boolean
}

/** The records of an exercise, each with its day; those without a value are left out. */
export function RecordFigures({ records, unit, isDense = false }: Props) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 ${isDense ? 'gap-y-2 sm:grid-cols-4' : 'gap-y-4'}`}>
      {recordKinds.map((kind) => {
        const record = records[kind]
        return record?.value ? (
          <div key={kind}>
            <dt className="text-sm text-ink-2">{words.recordTitles[kind]}</dt>
            <dd>
              <span className={`numeral ${isDense ? 'text-lg' : 'text-2xl'}`}>
                {formatRecord(kind, record.value, unit)}
              </span>
              <span className="block text-sm text-ink-3">{formatDay(record.day)}</span>
            </dd>
          </div>
        ) : null
      })}
    </dl>
  )
}
