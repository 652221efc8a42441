import type { NutritionAnalytics } from '#contract/analytics.ts'
import { type AveragedMeasure, averageOf } from '#contract/measures/averages.ts'
import { fluidOuncesPerLitre, type UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import type { Hue } from '#web/ui/charts/hue.ts'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import { Problem } from '../problem.tsx'
import { useNutritionAnalytics } from '../use-analytics.ts'
import { words } from '../words.ts'

/** The daily goals against the month's averages. */
export function GoalsAgainst({ units }: { units: UnitSystem }) {
  const { data, isPending, isFetching, refetch } = useNutritionAnalytics('month')
  const bars = data ? barsOf(data, units) : []
  const notes = bars.map(({ value, days }) =>
    value === null ? words.tooFewDays(days) : words.averageOf(days),
  )
  const note = new Set(notes).size === 1 ? notes[0] : undefined
  return (
    <Card as="section" aria-labelledby="goals-against">
      <h2 id="goals-against" className="display text-[1.375rem]">
        {words.goalsAgainst}
      </h2>
      <p className="text-sm text-ink-2">{words.goalsLead}</p>
      {note ? <p className="mt-3 text-sm text-ink-2">{note}</p> : null}
      {isPending ? (
        <div role="status" aria-label={words.loading} className="mt-5">
          <Skeleton className="h-72 w-full" />
        </div>
      ) : data ? (
        <ul className="mt-5 grid gap-5">
          {bars.map(({ hue, label, value, goal, text, goalText }, index) => (
            <li key={hue} className="grid gap-2">
              <p className="flex items-baseline gap-x-1.5 text-sm text-ink-2">
                <span className="mr-auto">{label}</span>
                <span className="numeral text-xl text-ink">{text}</span>
                <span className="tabular-nums">{words.ofGoal(goalText)}</span>
              </p>
              {note ? null : <p className="-mt-1.5 text-xs text-ink-3">{notes[index]}</p>}
              <ProgressBar value={value ?? 0} max={goal} tone={hue} label={label} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <Problem
            title={words.nutritionFailed}
            text={words.advancedFailedText}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      <LinkButton href="/fitness?tab=goals" variant="secondary" className="mt-5">
        {words.changeGoals}
      </LinkButton>
    </Card>
  )
}

type Bar = {
  hue: Hue
  label: string
  value: number | null
  days: number
  goal: number
  text: string
  goalText: string
}

function barsOf({ series, goals, periodStats }: NutritionAnalytics, units: UnitSystem): Bar[] {
  const averaged = (measure: AveragedMeasure) => averageOf(series, measure, periodStats.to)
  const amount = (name: 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar', hue: Hue, unit: string): Bar => {
    const { perDay: value, days } = averaged(name)
    const goalText = `${formatNumber(goals[name])} ${unit}`
    return { hue, label: words[name], value, days, goal: goals[name], text: formatNumber(value), goalText }
  }
  const metric = units === 'metric'
  const shown = (millilitres: number) =>
    metric ? formatFixed(millilitres / 1000, 2) : formatNumber((millilitres / 1000) * fluidOuncesPerLitre)
  const water = averaged('water')
  return [
    amount('calories', 'energy', words.kcal),
    amount('protein', 'protein', words.grams),
    amount('carbs', 'carbs', words.grams),
    amount('fat', 'fat', words.grams),
    amount('sugar', 'sugar', words.grams),
    {
      hue: 'water',
      label: words.water,
      value: water.perDay,
      days: water.days,
      goal: goals.water,
      text: water.perDay === null ? words.unknown : shown(water.perDay),
      goalText: `${shown(goals.water)} ${metric ? words.litres : words.ounces}`,
    },
  ]
}
