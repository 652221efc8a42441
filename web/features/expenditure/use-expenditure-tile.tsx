import { ChevronRight, Gauge } from 'lucide-react'
import { Link } from 'wouter'
import type { Expenditure } from '#contract/expenditure.ts'
import { useExpenditure } from './use-expenditure.ts'
import { words } from './words.ts'

/** A link to the daily expenditure with its figure, for other features' screens. */
export function useExpenditureTile() {
  const { data } = useExpenditure()
  return (
    <Link
      href="/expenditure"
      className="grid grid-cols-[1fr_auto] items-center gap-1 rounded-lg border border-line bg-raised p-5 transition-colors duration-150 hover:border-edge"
    >
      <span className="flex items-center gap-2.5 text-sm text-ink-2">
        <Gauge className="size-5 text-energy" strokeWidth={1.75} aria-hidden="true" />
        {words.title}
      </span>
      <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
      <span className="display col-span-2 text-[1.375rem] text-pretty">
        {data?.state === 'estimate' ? words.perDay(data.kilocalories) : words.unknownYet}
      </span>
      <span className="col-span-2 min-h-5 text-sm text-ink-2">{data ? noteOf(data) : ''}</span>
    </Link>
  )
}

const noteOf = (of: Expenditure) =>
  of.state === 'estimate'
    ? words.between(of.low, of.high)
    : of.needs.map(({ what, have, want }) => words.needs[what].progress(have, want)).join(' · ')
