import type { DaySums, NutritionAnalytics } from '#contract/analytics.ts'
import { macroNames } from '#contract/foods/nutrients.ts'
import { type AveragedMeasure, averageOf } from '#contract/measures/averages.ts'
import { fluidOuncesPerLitre, type UnitSystem } from '#contract/measures/units.ts'
import type { ChartColumn, ChartRow } from '#web/ui/charts/chart-table.tsx'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import { Bars } from '../bars.tsx'
import { type Bucket, bucketsOf, periodOf, sumOf } from '../buckets.ts'
import { words } from '../words.ts'

const kcal = (value: number) => `${formatNumber(value)} ${words.kcal}`
const grams = (value: number) => `${formatNumber(value)} ${words.grams}`

const energyColumns: ChartColumn[] = [{ key: 'calories', label: words.calories, hue: 'energy', format: kcal }]
const macroColumns: ChartColumn[] = [
  { key: 'protein', label: words.protein, hue: 'protein', format: grams },
  { key: 'carbs', label: words.carbs, hue: 'carbs', format: grams },
  { key: 'fat', label: words.fat, hue: 'fat', format: grams },
]

const daysColumn: ChartColumn = { key: 'days', label: words.loggedDays, format: formatNumber }

/** Energy, macros and water by day against the goals; a year by month, as averages of its logged days. */
export function NutritionCharts({ analytics, units }: { analytics: NutritionAnalytics; units: UnitSystem }) {
  const { series, goals, periodStats } = analytics
  const period = periodOf(analytics)
  const yearly = period === 'year'
  const buckets = bucketsOf(period, yearly ? 'month' : 'day', periodStats, series)
  const today = periodStats.to
  const metric = units === 'metric'
  const waterUnit = metric ? words.litres : words.ounces
  const inWaterUnit = (millilitres: number) => (millilitres / 1000) * (metric ? 1 : fluidOuncesPerLitre)
  const waterFigure = (amount: number) => formatFixed(amount, metric ? 2 : 0)
  const water = (amount: number) => `${waterFigure(amount)} ${waterUnit}`
  const waterColumn: ChartColumn = { key: 'water', label: words.water, hue: 'water', format: water }

  const rowsOf = (measures: readonly AveragedMeasure[], inUnit = (amount: number) => amount) =>
    barsOf(buckets, (rows) => {
      const averages = measures.map((measure) => averageOf(rows, measure, today))
      const shown = measures.map((measure, at) => {
        const amount = yearly ? averages[at]!.perDay : sumOf(rows, (day) => day[measure] ?? 0)
        return [measure, amount === null ? null : inUnit(amount)] as const
      })
      return { ...Object.fromEntries(shown), ...(yearly && { days: averages[0]!.days }) }
    })
  const columnsOf = (columns: ChartColumn[]) => (yearly ? [...columns, daysColumn] : columns)
  const leadOf = (measure: AveragedMeasure, unit: string, figure: (perDay: number) => string) => {
    const { perDay, days } = averageOf(series, measure, today)
    return perDay === null ? undefined : { value: figure(perDay), unit: words.averageADay(unit, days) }
  }
  const note = yearly ? words.monthlyAverages : undefined
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Bars
        title={yearly ? words.energyByMonth : words.energyByDay}
        className="lg:col-span-2"
        lead={leadOf('calories', words.kcal, formatNumber)}
        note={note}
        rows={rowsOf(['calories'])}
        columns={columnsOf(energyColumns)}
        goal={{ value: goals.calories, label: words.goalLine(formatNumber(goals.calories)) }}
      />
      <Bars
        title={yearly ? words.macrosByMonth : words.macrosByDay}
        lead={undefined}
        legend={macroColumns}
        note={note}
        rows={rowsOf(macroNames)}
        columns={columnsOf(macroColumns)}
      />
      <Bars
        title={yearly ? words.hydrationByMonth : words.hydrationByDay}
        lead={leadOf('water', waterUnit, (millilitres) => waterFigure(inWaterUnit(millilitres)))}
        note={note}
        rows={rowsOf(['water'], inWaterUnit)}
        columns={columnsOf([waterColumn])}
        goal={{ value: inWaterUnit(goals.water), label: words.goalLine(water(inWaterUnit(goals.water))) }}
      />
    </div>
  )
}

/** A bar of a single day opens it. */
function barsOf(buckets: Bucket<DaySums>[], values: (rows: DaySums[]) => ChartRow['values']): ChartRow[] {
  return buckets.map(({ key, tick, name, rows }) => ({
    key,
    tick,
    name,
    values: values(rows),
    href: rows.length === 1 && rows[0]!.day === key ? `/nutrition?date=${key}` : undefined,
  }))
}
