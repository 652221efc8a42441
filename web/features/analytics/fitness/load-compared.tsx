import type { AdvancedAnalytics } from '#contract/analytics.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { Card } from '#web/ui/card.tsx'
import type { ChartColumn } from '#web/ui/charts/chart-table.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { Advanced } from '../advanced.tsx'
import { Bars } from '../bars.tsx'
import { words } from '../words.ts'

const columns: ChartColumn[] = [
  { key: 'load', label: words.load, hue: 'herb', format: (value) => formatNumber(value) },
]

/** This week's training load against the usual one (Pro). */
export function LoadCompared({ tier }: { tier: Tier }) {
  return (
    <Advanced tier={tier} pitch={words.proTraining}>
      {({ trainingLoad }) => <Shown load={trainingLoad} />}
    </Advanced>
  )
}

function Shown({ load: { acute, chronic, ratio, monotony, weeks, sentence } }: { load: Load }) {
  const figures = [
    [words.acute, formatNumber(acute)],
    [words.chronic, formatNumber(chronic)],
    [words.ratio, formatNumber(ratio, 2)],
    [words.monotony, formatNumber(monotony, 1)],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Card as="section" aria-labelledby="load-compared" className="flex flex-col gap-4">
        <h2 id="load-compared" className="display text-[1.375rem]">
          {words.loadCompared}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          {figures.map(([label, value]) => (
            <div key={label} className="border-t border-line pt-2.5">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="numeral mt-0.5 text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-2">{sentence}</p>
      </Card>
      <Bars
        title={words.loadWeeks}
        lead={undefined}
        rows={weeks.map(({ monday, load }, at) => ({
          key: monday,
          tick: (weeks.length - at) % 3 === 1 ? formatDay(monday, 'short') : '',
          name: words.weekOf(formatDay(monday, 'short')),
          values: { load },
        }))}
        columns={columns}
      />
    </div>
  )
}

type Load = AdvancedAnalytics['trainingLoad']
