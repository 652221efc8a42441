import type { AdvancedAnalytics } from '#contract/analytics.ts'
import type { Change } from '#contract/measures/averages.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import { changeText, type Measure, measureText } from './measure-text.ts'
import { words } from './words.ts'

type Props = { trends: AdvancedAnalytics['trends']; units: UnitSystem }

/** The last four weeks against the four before, and the change per week. */
export function Trends({ trends, units }: Props) {
  // Zero in both spans means that nothing was logged.
  const known = trends.flatMap(({ recent, before, ...trend }) =>
    recent.perDay === null || !(recent.perDay || before.perDay)
      ? []
      : [{ ...trend, before, value: recent.perDay, days: recent.days }],
  )
  return (
    <Card as="section" aria-labelledby="trends">
      <h2 id="trends" className="display text-[1.375rem]">
        {words.trends}
      </h2>
      <p className="text-sm text-ink-2">{words.trendsLead}</p>
      {known.length ? (
        <dl className="mt-2 divide-y divide-line">
          {known.map(({ measure, value, days, before, ...change }) => (
            <div key={measure} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5">
              <dt>{words.measures[measure]}</dt>
              <dd className="numeral text-right text-xl">{measureText(measure, value, units)}</dd>
              <dd className="text-sm text-ink-2">
                {measure === 'weight' ? words.averageOfWeights(days) : words.averageOf(days)}
                {before.perDay === null ? null : (
                  <span className="block">
                    {words.before(measureText(measure, before.perDay, units), before.days)}
                  </span>
                )}
              </dd>
              <dd className="text-right text-sm text-ink-2">{weekly(measure, change, units)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-ink-2">{words.trendsNone}</p>
      )}
    </Card>
  )
}

function weekly(measure: Measure, { perWeek, weeks }: Change, units: UnitSystem) {
  if (perWeek === null || weeks === null) return ''
  const change = changeText(measure, perWeek, units)
  return change ? words.aWeek(change, weeks) : words.steady(weeks)
}
