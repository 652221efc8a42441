import type { UnitSystem } from '#contract/measures/units.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { Card } from '#web/ui/card.tsx'
import { Advanced } from './advanced.tsx'
import { Trends } from './trends.tsx'
import { words } from './words.ts'

/** Trends and correlations (Pro). */
export function Insights({ tier, units }: { tier: Tier; units: UnitSystem }) {
  return (
    <Advanced tier={tier} pitch={words.proOverview}>
      {({ trends, correlations }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Card as="section" aria-labelledby="correlations">
            <h2 id="correlations" className="display text-[1.375rem]">
              {words.correlations}
            </h2>
            {correlations.length ? (
              <ul className="mt-2 divide-y divide-line">
                {correlations.map(({ first, second, sentence }) => (
                  <li key={`${first} ${second}`} className="py-3">
                    <p className="font-semibold">{words.pair(first, second)}</p>
                    <p className="max-w-prose text-ink-2">{sentence}</p>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-3 text-ink-2">{words.correlationsNone}</p>
            )}
          </Card>
          <Trends trends={trends} units={units} />
        </div>
      )}
    </Advanced>
  )
}
