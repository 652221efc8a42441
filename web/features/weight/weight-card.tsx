import { Suspense, useEffect } from 'react'
import type { WeightTrend } from '#contract/weight.ts'
import { useProfile } from '#web/features/account/profile/use-profile.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import { LogWeight } from './log-weight.tsx'
import { useWeightTrend } from './use-weight.ts'
import { WeightEntries } from './weight-entries.tsx'
import { changeText, formatWeight, type WeightUnit } from './weight-unit.ts'
import { words } from './words.ts'

const WeightChart = lazyDrawing(() => import('./weight-chart.tsx'))

/** The weight with its trend, and the input of today's. */
export function WeightCard({ unit }: { unit: WeightUnit }) {
  const { data, isPending, isFetching, refetch } = useWeightTrend()
  const points = data?.points ?? []
  useEffect(() => {
    // A link to the weight; the page scrolls once the card has its height.
    if (!isPending && location.hash === '#weight') document.getElementById('weight')?.scrollIntoView()
  }, [isPending])
  return (
    <Card as="section" aria-labelledby="weight" className="flex h-full flex-col gap-4">
      <div>
        <h2 id="weight" className="scroll-mt-24 text-sm text-ink-2">
          {words.title}
        </h2>
        {data && points.length ? <Lead trend={data} unit={unit} /> : null}
      </div>
      {isPending ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-68 w-full" />
        </div>
      ) : !data ? (
        <ErrorState
          title={words.loadFailed}
          text={words.loadFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : points.length > 1 ? (
        <div className="h-52">
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <WeightChart points={points} unit={unit} />
          </Suspense>
        </div>
      ) : (
        <div className="grid flex-1 content-center justify-items-center gap-1 py-4 text-center">
          {points.length ? null : <p className="display text-xl">{words.emptyTitle}</p>}
          <p className="max-w-sm text-ink-2">{points.length ? words.oneText : words.emptyText}</p>
        </div>
      )}
      <LogWeight points={points} unit={unit} anyDay />
      {points.length ? <WeightEntries points={points} unit={unit} /> : null}
    </Card>
  )
}

function Lead({ trend, unit }: { trend: WeightTrend; unit: WeightUnit }) {
  const { points } = trend
  const now = points.at(-1)!.trend
  const target = useProfile().data?.targetWeight
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="numeral text-[2.75rem] leading-none">{formatWeight(now, unit)}</span>
        {points.length > 1 ? <span className="text-ink-2">{words.trendNow}</span> : null}
        <span className="ml-auto text-ink-2">{changeText(trend, unit)}</span>
      </p>
      {target ? (
        <p className="mt-1 text-ink-2">
          {words.toTarget(formatWeight(Math.abs(target - now), unit), formatWeight(target, unit))}
        </p>
      ) : null}
    </>
  )
}
