import type { DaySums, NutritionAnalytics } from '#contract/analytics.ts'
import { fluidOuncesPerLitre, type UnitSystem } from '#contract/measures/units.ts'
import type { ChartColumn, ChartRow } from '#web/ui/charts/chart-table.tsx'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import { Bars } from '../bars.tsx'
import { type Bucket, bucketsOf, meanOf } from '../buckets.ts'
import { periodOf } from '../period-of.ts'
import { words } from '../words.ts'

const kcal = (value: number) => `${formatNumber(value)} ${words.kcal}`
const grams = (value: number) => `${formatNumber(value)} ${words.grams}`
const ate = ({ meals, calories }: DaySums) => meals > 0 || calories > 0
const drank = ({ water }: DaySums) => water > 0

const energyColumns: ChartColumn[] = [{ key: 'calories', label: words.calories, hue: 'energy', format: kcal }]
const macroColumns: ChartColumn[] = [
  { key: 'protein', label: words.protein, hue: 'protein', format: grams },
  { key: 'carbs', label: words.carbs, hue: 'carbs', format: grams },
  { key: 'fat', label: words.fat, hue: 'fat', format: grams },
]

/** Energy, macros and water by day against the goals; a year by month. */
export function NutritionCharts({ analytics, units }: { analytics: NutritionAnalytics; units: UnitSystem }) {
  const { series, goals, periodStats } = analytics
  const period = periodOf(analytics)
  const yearly = period === 'year'
  const buckets = bucketsOf(period, yearly ? 'month' : 'day', periodStats, series)
  const note = yearly ? words.averageOfDays : undefined
  const litre = units === 'metric' ? 1 : fluidOuncesPerLitre
  const waterUnit = units === 'metric' ? words.litres : words.ounces
  const water = (value: number) => `${formatFixed(value, units === 'metric' ? 2 : 0)} ${waterUnit}`
  const drunk = meanOf(series, ({ water }) => water, drank) / 1000
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Bars
        title={yearly ? words.energyByMonth : words.energyByDay}
        className="lg:col-span-2"
        lead={{
          value: formatNumber(meanOf(series, ({ calories }) => calories, ate)),
          unit: words.perLoggedDay(words.kcal),
        }}
        note={words.averageOfDays}
        rows={rowsOf(buckets, (rows) => ({ calories: meanOf(rows, ({ calories }) => calories, ate) }))}
        columns={energyColumns}
        goal={{ value: goals.calories, label: words.goalLine(formatNumber(goals.calories)) }}
      />
      <Bars
        title={yearly ? words.macrosByMonth : words.macrosByDay}
        lead={undefined}
        legend={macroColumns}
        note={note}
        rows={rowsOf(buckets, (rows) => ({
          protein: meanOf(rows, ({ protein }) => protein, ate),
          carbs: meanOf(rows, ({ carbs }) => carbs, ate),
          fat: meanOf(rows, ({ fat }) => fat, ate),
        }))}
        columns={macroColumns}
      />
      <Bars
        title={yearly ? words.hydrationByMonth : words.hydrationByDay}
        lead={{
          value: formatFixed(drunk * litre, units === 'metric' ? 2 : 0),
          unit: words.perLoggedDay(waterUnit),
        }}
        note={words.averageOfDays}
        rows={rowsOf(buckets, (rows) => ({
          water: (meanOf(rows, (row) => row.water, drank) / 1000) * litre,
        }))}
        columns={[{ key: 'water', label: words.water, hue: 'water', format: water }]}
        goal={{
          value: (goals.water / 1000) * litre,
          label: words.goalLine(water((goals.water / 1000) * litre)),
        }}
      />
    </div>
  )
}

/** A bar of a single day opens it. */
function rowsOf(buckets: Bucket<DaySums>[], values: (rows: DaySums[]) => Record<string, number>): ChartRow[] {
  return buckets.map(({ key, tick, name, rows }) => ({
    key,
    tick,
    name,
    values: values(rows),
    href: rows.length === 1 && rows[0]!.day === key ? `/nutrition?date=${key}` : undefined,
  }))
}
