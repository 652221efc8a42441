import type { AdvancedAnalytics } from '#contract/analytics.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import { changeText, measureText } from './measure-text.ts'
import { words } from './words.ts'

type Props = { trends: AdvancedAnalytics['trends']; units: UnitSystem }

/** The last four weeks against the four before, and the change per week. */
export function Trends({ trends, units }: Props) {
  // Zero in both spans means that nothing was logged.
  const known = trends.flatMap((trend) =>
    trend.recent === null || !(trend.recent || trend.before) ? [] : [{ ...trend, recent: trend.recent }],
  )
  return (
    <Card as="section" aria-labelledby="trends">
      <h2 id="trends" className="display text-[1.375rem]">
        {words.trends}
      </h2>
      <p className="text-sm text-ink-2">{words.trendsLead}</p>
      {known.length ? (
        <dl className="mt-2 divide-y divide-line">
          {known.map(({ measure, recent, before, perWeek }) => (
            <div key={measure} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5">
              <dt>{words.measures[measure]}</dt>
              <dd className="numeral text-right text-xl">{measureText(measure, recent, units)}</dd>
              <dd className="text-sm text-ink-2">
                {before === null ? '' : words.before(measureText(measure, before, units))}
              </dd>
              <dd className="text-right text-sm text-ink-2">{weekly(measure, perWeek, units)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-ink-2">{words.trendsNone}</p>
      )}
    </Card>
  )
}

function weekly(measure: Props['trends'][number]['measure'], perWeek: number | null, units: UnitSystem) {
  if (perWeek === null) return ''
  const change = changeText(measure, perWeek, units)
  return change ? words.aWeek(change) : words.steady
}
