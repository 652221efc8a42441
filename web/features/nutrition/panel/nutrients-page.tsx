import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fewestDays } from '#contract/measures/averages.ts'
import type { NutrientPanel } from '#contract/nutrition/nutrient-panel.ts'
import { useDefaultGoalsNote } from '#web/features/goals/use-default-goals-note.tsx'
import { useDashboardStats } from '#web/features/insights/use-dashboard-stats.ts'
import { useSupplements } from '#web/features/supplements/use-supplements.tsx'
import { isUnreachable } from '#web/http/api-error.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { DateNavigator } from '#web/ui/forms/date-navigator.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Page } from '#web/ui/page.tsx'
import { useToday } from '../day/use-today.ts'
import { EmptyPlate } from '../log/plate/empty-plate.tsx'
import { NutrientGroups, NutrientsLoading } from './nutrient-groups.tsx'
import { useNutrientPanel } from './use-nutrient-panel.ts'
import { spans, useShownSpan } from './use-shown-span.ts'
import { WeekChooser } from './week-chooser.tsx'
import { words } from './words.ts'

/** Vitamins, minerals and fats of a day, or the average day of a week, beside what a day should hold. */
export function NutrientsPage() {
  const { today } = useToday()
  const { day, span, from, to, show, choose } = useShownSpan(today)
  const panel = useNutrientPanel({ from, to })
  const supplements = useSupplements(day, { isOffered: true })
  const log = day === today ? '/nutrition-log' : `/nutrition-log?date=${day}`
  const isOffline = isUnreachable(panel.error)
  return (
    <Page title={words.title} back={{ href: log, label: words.back }}>
      <div className="grid grid-cols-1 gap-5">
        <Segmented
          value={span}
          onChange={choose}
          options={spans.map((value) => ({ value, label: words[value] }))}
          label={words.span}
          className="mx-auto w-full max-w-64"
        />
        {span === 'week' ? (
          <WeekChooser monday={from} today={today} onChange={show} />
        ) : (
          <DateNavigator day={day} today={today} onChange={show} />
        )}
        {panel.data ? (
          <Shown
            panel={panel.data}
            isWeek={span === 'week'}
            log={log}
            supplements={span === 'day' ? supplements : null}
          />
        ) : panel.isError ? (
          <ErrorState
            title={isOffline ? words.offline : words.failed}
            text={isOffline ? words.offlineText : words.failedText}
            onRetry={() => void panel.refetch()}
            busy={panel.isFetching}
          />
        ) : (
          <NutrientsLoading />
        )}
      </div>
    </Page>
  )
}

type ShownProps = { panel: NutrientPanel; isWeek: boolean; log: string; supplements: ReactNode }

function Shown({ panel, isWeek, log, supplements }: ShownProps) {
  const goalsNote = useDefaultGoalsNote(useDashboardStats().data?.goals)
  if (isWeek && panel.days < fewestDays)
    return (
      <EmptyState
        art={<EmptyPlate />}
        title={words.emptyWeek}
        text={words.emptyWeekText(panel.days, fewestDays)}
        action={<LinkButton href={log}>{words.openDay}</LinkButton>}
      />
    )
  return (
    <>
      <Needs needs={panel.needs} />
      {goalsNote}
      {panel.days ? null : (
        <p className="text-sm text-ink-2">
          {words.emptyDay}{' '}
          <Link href={log} className="touch font-medium text-herb underline underline-offset-4">
            {words.openDay}
          </Link>
        </p>
      )}
      {supplements}
      <NutrientGroups panel={panel} isWeek={isWeek} />
      {panel.needs.length ? null : (
        <p className="max-w-prose text-sm text-ink-2">{words.whom(panel.motherhood)}</p>
      )}
    </>
  )
}

function Needs({ needs }: Pick<NutrientPanel, 'needs'>) {
  const [first] = needs
  if (!first) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-5">
      <div>
        <p className="font-semibold">{needs.length > 1 ? words.needs.both : words.needs[first]}</p>
        <p className="text-sm text-ink-2">{words.needsText}</p>
      </div>
      <LinkButton href="/account" variant="secondary">
        {words.addFacts}
      </LinkButton>
    </section>
  )
}
