import type { DaySums, NutritionAnalytics } from '#contract/analytics.ts'
import { fluidOuncesPerLitre, type UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import type { Hue } from '#web/ui/charts/hue.ts'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import { meanOf } from '../buckets.ts'
import { Problem } from '../problem.tsx'
import { useNutritionAnalytics } from '../use-analytics.ts'
import { words } from '../words.ts'

/** The daily goals against the month's average, over days with data. */
export function GoalsAgainst({ units }: { units: UnitSystem }) {
  const { data, isPending, isFetching, refetch } = useNutritionAnalytics('month')
  const bars = data ? barsOf(data, units) : []
  return (
    <Card as="section" aria-labelledby="goals-against">
      <h2 id="goals-against" className="display text-[1.375rem]">
        {words.goalsAgainst}
      </h2>
      <p className="text-sm text-ink-2">{words.goalsLead}</p>
      {isPending ? (
        <div role="status" aria-label={words.loading} className="mt-5">
          <Skeleton className="h-72 w-full" />
        </div>
      ) : data ? (
        <ul className="mt-5 grid gap-5">
          {bars.map(({ hue, label, value, goal, text, goalText }) => (
            <li key={hue} className="grid gap-2">
              <p className="flex items-baseline gap-x-1.5 text-sm text-ink-2">
                <span className="mr-auto">{label}</span>
                <span className="numeral text-xl text-ink">{text}</span>
                <span className="tabular-nums">{words.ofGoal(goalText)}</span>
              </p>
              <ProgressBar value={value} max={goal} tone={hue} label={label} />
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

const ate = ({ meals, calories }: DaySums) => meals > 0 || calories > 0
const drank = ({ water }: DaySums) => water > 0

type Bar = { hue: Hue; label: string; value: number; goal: number; text: string; goalText: string }

function barsOf({ series, goals }: NutritionAnalytics, units: UnitSystem): Bar[] {
  const amount = (name: 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar', hue: Hue, unit: string): Bar => {
    const value = meanOf(series, (day) => day[name], ate)
    const goalText = `${formatNumber(goals[name])} ${unit}`
    return { hue, label: words[name], value, goal: goals[name], text: formatNumber(value), goalText }
  }
  const metric = units === 'metric'
  const shown = (millilitres: number) =>
    metric ? formatFixed(millilitres / 1000, 2) : formatNumber((millilitres / 1000) * fluidOuncesPerLitre)
  const water = meanOf(series, (day) => day.water, drank)
  return [
    amount('calories', 'energy', words.kcal),
    amount('protein', 'protein', words.grams),
    amount('carbs', 'carbs', words.grams),
    amount('fat', 'fat', words.grams),
    amount('sugar', 'sugar', words.grams),
    {
      hue: 'water',
      label: words.water,
      value: water,
      goal: goals.water,
      text: shown(water),
      goalText: `${shown(goals.water)} ${metric ? words.litres : words.ounces}`,
    },
  ]
}
