import { useState } from 'react'
import type { SetImport } from '#contract/strength/files.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { usePreferences } from '../use-preferences.ts'
import type { WeightUnit } from '../weights.ts'
import { useImportFile } from './use-set-files.ts'
import { words } from './words.ts'

type Props = { file: File; report: SetImport; onClose: () => void }
const units = (['kg', 'lb'] as const).map((value) => ({ value, label: words.units[value] }))

/** What a chosen file holds, before it is imported. */
export function FoundSets({ file, report, onClose }: Props) {
  const preferred = usePreferences().unit
  const [chosen, setChosen] = useState<WeightUnit>()
  const unit = chosen ?? preferred
  const importing = useImportFile(onClose)
  const { from, to, needsUnit, sets } = report
  const { today } = useToday()
  const shown = (day: string) => (day === today ? words.today : formatDay(day, 'date'))
  return (
    <Card as="section" aria-label={words.found} className="grid grid-cols-1 gap-4">
      <div role="status">
        <p className="font-semibold">{words.foundIn(report)}</p>
        {from && to ? <p className="text-ink-2">{words.period(shown(from), shown(to))}</p> : null}
      </div>
      <Refused report={report} />
      {needsUnit ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-2">{words.chooseUnit}</p>
          <Segmented value={unit} onChange={setChosen} options={units} label={words.unit} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {sets ? (
          <Button
            busy={importing.isPending}
            onClick={() => importing.mutate({ file, unit: needsUnit ? unit : undefined })}
          >
            {words.import}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Card>
  )
}

function Refused({ report: { refused, refusedCount } }: { report: SetImport }) {
  if (!refusedCount) return null
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm font-semibold">
        {words.refused(refusedCount)}
      </summary>
      <ul className="grid max-h-60 gap-1 overflow-y-auto px-4 pb-3 text-sm text-ink-2">
        {refused.map(({ row, reason }) => (
          <li key={row}>{words.refusedRow(row, reason)}</li>
        ))}
        {refusedCount > refused.length ? <li>{words.moreRefused(refusedCount - refused.length)}</li> : null}
      </ul>
    </details>
  )
}
