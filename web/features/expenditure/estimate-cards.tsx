import { type ReactNode, Suspense } from 'react'
import type { Expenditure } from '#contract/expenditure.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { useWeightText } from '#web/features/weight/use-weight-text.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import { words } from './words.ts'

const ExpenditureChart = lazyDrawing(() => import('./expenditure-chart.tsx'))

type Estimate = Extract<Expenditure, { state: 'estimate' }>
type Props = { expenditure: Estimate; units: UnitSystem }

/** The figure with its interval and reason, its course by week, and what it stands beside. */
export function EstimateCards({ expenditure, units }: Props) {
  const { course, formula } = expenditure
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Figure {...expenditure} />
      <Card as="section" aria-labelledby="expenditure-course" className="flex min-w-0 flex-col gap-3">
        <h2 id="expenditure-course" className="text-sm text-ink-2">
          {words.chart}
        </h2>
        <div className="relative min-h-60 flex-1">
          <div className="absolute inset-0">
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <ExpenditureChart course={course} formula={formula.kilocalories} />
            </Suspense>
          </div>
        </div>
      </Card>
      <Beside expenditure={expenditure} units={units} />
    </div>
  )
}

function Figure({ kilocalories, low, high, explanation, caution, since, completeDays, weighIns }: Estimate) {
  return (
    <Card as="section" aria-labelledby="expenditure-figure" className="flex flex-col gap-3">
      <h2 id="expenditure-figure" className="text-sm text-ink-2">
        {words.figure}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeral text-[3.5rem] leading-none">{words.kilocalories(kilocalories)}</span>
        <span className="text-ink-2">{words.unit}</span>
      </p>
      <p>
        <span className="text-lg font-semibold tabular-nums">{words.between(low, high)}</span>
        <span className="block text-sm text-ink-2">{words.certainty}</span>
      </p>
      <p className="max-w-prose text-lg text-pretty">{explanation}</p>
      {caution ? (
        <Notice tone="bad" title={words.cautionTitle}>
          {caution}
        </Notice>
      ) : null}
      <p className="mt-auto text-sm text-ink-2">{words.basis(since, completeDays, weighIns)}</p>
    </Card>
  )
}

function Beside({ expenditure, units }: Props) {
  const text = useWeightText(units)
  const { weightTrend, ratePerWeek, formula, course } = expenditure
  return (
    <Card as="section" className="lg:col-span-2">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        <Fact name={words.weight}>{text.weight(weightTrend)}</Fact>
        <Fact name={words.rate}>
          {text.change({ perWeek: ratePerWeek, weeks: Math.min(4, course.length - 1) })}
        </Fact>
        <Fact name={words.formula} note={words.formulaNote}>
          {words.perDay(formula.kilocalories)}
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="mt-0.5">
        <span className="text-lg font-semibold tabular-nums">{children}</span>
        {note ? <span className="block text-sm text-ink-2">{note}</span> : null}
      </dd>
    </div>
  )
}
