import type { AdvancedAnalytics } from '#contract/analytics.ts'
import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { Card } from '#web/ui/card.tsx'
import { share } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { Advanced } from '../advanced.tsx'
import { words } from '../words.ts'

/** Below this coverage, unknown values may change the result. */
const wellCovered = 0.9

type Nutrient = AdvancedAnalytics['nutrients'][number]

/** Micronutrients against their recommendations (Pro). */
export function Nutrients({ tier, units }: { tier: Tier; units: UnitSystem }) {
  return (
    <Advanced tier={tier} pitch={words.proNutrients}>
      {({ nutrients }) => (
        <Card as="section" aria-labelledby="nutrients">
          <h2 id="nutrients" className="display text-[1.375rem]">
            {words.nutrients}
          </h2>
          <p className="text-sm text-ink-2">{words.nutrientsLead}</p>
          {nutrients.length ? (
            <ul className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-2">
              {nutrients.map((nutrient) => (
                <Row key={nutrient.name} nutrient={nutrient} units={units} />
              ))}
            </ul>
          ) : (
            <p className="mt-4 text-ink-2">{words.nutrientsNone}</p>
          )}
        </Card>
      )}
    </Advanced>
  )
}

function Row({ nutrient, units }: { nutrient: Nutrient; units: UnitSystem }) {
  const { name, unit, daily, days, advised, bound, covered, source } = nutrient
  const amount = (value: number) =>
    unit === 'ml' ? formatVolume(value, units) : `${formatNumber(value)} ${unit}`
  const over = bound === 'most' && advised !== null && daily > advised
  return (
    <li className="grid content-start gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="mr-auto font-semibold">{name}</span>
        <span className="numeral text-xl">{covered ? amount(daily) : words.unknown}</span>
        {advised === null ? null : (
          <span className="text-sm text-ink-2">
            {bound === 'least' ? words.atLeast(amount(advised)) : words.atMost(amount(advised))}
          </span>
        )}
      </p>
      {advised === null ? null : (
        <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
          <span
            className={`block h-full rounded-full ${over ? 'bg-tomato' : 'bg-herb'}`}
            style={{ width: `${share(daily, advised) * 100}%` }}
          />
        </span>
      )}
      <p className="text-xs text-ink-3">
        {words.averageOfDays(days)} {covered < wellCovered ? `${words.covered(covered * 100)} ` : null}
        {words.sourceOf(textInUnits(source, units))}
      </p>
    </li>
  )
}
