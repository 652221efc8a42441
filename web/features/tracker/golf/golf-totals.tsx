import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { type GolfDraft, holesLeft, totalsOf } from './golf-draft.ts'

/** The current score. */
export function GolfTotals({ draft }: { draft: GolfDraft }) {
  const { strokes, toPar, putts } = totalsOf(draft)
  const played = draft.holes.length - holesLeft(draft)
  return (
    <dl className="grid grid-cols-3 gap-3 rounded-lg bg-herb-soft px-4 py-5 text-center">
      <Figure value={formatNumber(strokes)} label={words.strokes} />
      <Figure
        value={words.toPar(toPar)}
        label={`${words.toParLabel}, ${words.through(formatNumber(played))}`}
      />
      <Figure value={formatNumber(putts)} label={words.putts} />
    </dl>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="numeral text-4xl">{value}</dd>
    </div>
  )
}
