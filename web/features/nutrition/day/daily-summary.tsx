import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { knownShareOf } from '#contract/foods/known-shares.ts'
import type { DashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { useDefaultGoalsNote } from '#web/features/goals/use-default-goals-note.tsx'
import { useDrinks } from '#web/features/hydration/use-drinks.ts'
import { Card } from '#web/ui/card.tsx'
import type { Hue } from '#web/ui/charts/hue.ts'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { KnownNote } from '#web/ui/measures/known-note.tsx'
import { formatWater } from '#web/ui/measures/water.ts'
import { usePinnedRows } from '../panel/use-pinned-rows.tsx'
import { words } from '../words.ts'

type Props = {
  day: string
  today: string
  stats: DashboardStats | undefined
  failed: boolean
  retry: () => void
  units: UnitSystem | undefined
  /** Address of the day's vitamins and minerals. */
  nutrients: string
}

/** The day's five figures against their goals, calories first. */
export function DailySummary({ day, today, stats, failed, retry, units, nutrients }: Props) {
  const pinned = usePinnedRows(stats?.pinned ?? [], Boolean(stats?.today.meals))
  const goalsNote = useDefaultGoalsNote(stats?.goals)
  // Read with the list of drinks, not once the figures are there: that would ask for them again.
  const drinks = useDrinks(day, today).data ?? []
  return (
    <Card
      as="section"
      aria-labelledby="daily-summary"
      aria-busy={!stats && !failed}
      className="sm:px-7 sm:py-6"
    >
      <h2 id="daily-summary" className="eyebrow">
        {words.dailySummary}
      </h2>
      {failed && !stats ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{words.summaryFailed}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <div className="mt-2 grid items-end gap-x-12 gap-y-5 md:grid-cols-[auto_1fr]">
          <Energy stats={stats} fromDrinks={drinks.reduce((sum, { calories }) => sum + calories, 0)} />
          <dl className="flex flex-wrap gap-x-4 gap-y-4 sm:gap-x-8">
            <Macro name="protein" hue="protein" stats={stats} />
            <Macro name="carbs" hue="carbs" stats={stats} />
            <Macro name="fat" hue="fat" stats={stats} />
            <Water stats={stats} units={units} />
          </dl>
        </div>
      )}
      {pinned ? <div className="mt-5">{pinned}</div> : null}
      {goalsNote ? <div className="mt-3">{goalsNote}</div> : null}
      <Link
        href={nutrients}
        className="mt-2 -mb-3 flex min-h-11 items-center gap-1 text-sm font-medium text-ink-2 hover:text-ink"
      >
        {words.nutrients}
        <ChevronRight className="size-4" aria-hidden="true" />
      </Link>
    </Card>
  )
}

/** `fromDrinks`: kilocalories of the day's drinks, which no meal of the list has. */
function Energy({ stats, fromDrinks }: Pick<Props, 'stats'> & { fromDrinks: number }) {
  if (!stats) return <Skeleton className="h-[4.25rem] w-56 rounded-md" />
  const left = Math.round(stats.goals.calories) - Math.round(stats.today.calories)
  return (
    <p className="flex flex-wrap items-baseline-last gap-x-3 md:min-w-56">
      <span className="numeral text-[3.75rem] leading-none">{formatNumber(stats.today.calories)}</span>
      <span className="text-ink-2">
        {words.kcalOf(formatNumber(stats.goals.calories))}
        <span className={`block text-sm font-medium ${left < 0 ? 'text-energy' : 'text-herb'}`}>
          {left < 0 ? words.over(formatNumber(-left)) : words.left(formatNumber(left))}
        </span>
        {fromDrinks >= 0.5 ? (
          <span className="block text-sm">{words.fromDrinks(formatNumber(fromDrinks))}</span>
        ) : null}
      </span>
    </p>
  )
}

type MacroProps = { name: 'protein' | 'carbs' | 'fat'; hue: Hue; stats: DashboardStats | undefined }

function Macro({ name, hue, stats }: MacroProps) {
  const { today, goals } = stats ?? {}
  return (
    <Figure
      label={words[name]}
      hue={hue}
      value={today?.[name]}
      goal={goals?.[name]}
      shown={formatNumber(today?.[name])}
      unit={today?.[name] === null ? words.unknown : words.grams}
      known={today && knownShareOf(today, name)}
    />
  )
}

function Water({ stats, units }: { stats: DashboardStats | undefined; units: UnitSystem | undefined }) {
  const litres = stats?.today.waterIntake ?? 0
  const { value, unit } = formatWater(litres, units === 'imperial' ? 'fluid-ounces' : 'litres')
  return (
    <Figure
      label={words.water}
      hue="water"
      value={stats?.today.waterIntake}
      goal={stats?.goals.water}
      shown={value}
      unit={unit}
    />
  )
}

type FigureProps = {
  label: string
  hue: Hue
  value: number | null | undefined
  goal: number | undefined
  shown: string
  unit: string
  known?: number | undefined
}

/** Figures share a row evenly; one with a longer text takes its width, and a row that is too short breaks. */
function Figure({ label, hue, value, goal, shown, unit, known = 1 }: FigureProps) {
  return (
    <div className="grid min-w-max grow basis-2/5 content-start gap-1.5 min-[22rem]:basis-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="grid gap-2">
        {value === undefined ? (
          <Skeleton className="h-6 w-14" />
        ) : (
          <span className="numeral text-[1.3125rem] leading-6 whitespace-nowrap">
            {shown}
            <span className="ml-1 font-sans text-sm tracking-normal text-ink-2">{unit}</span>
          </span>
        )}
        <ProgressBar value={value ?? 0} max={goal ?? 1} tone={hue} label={label} className="h-1.5" />
        <KnownNote share={known} />
      </dd>
    </div>
  )
}
