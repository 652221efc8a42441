import type { PlannedSet, ProgressionRule, Standing } from '#contract/strength/progression/rules.ts'
import { simulate } from '#contract/strength/progression/simulate.ts'
import { usePreferences } from '../use-preferences.ts'
import { WeightLine } from '../weight-line.tsx'
import { inUnit } from '../weights.ts'
import { words } from '../words.ts'
import { formatPlanned } from './format-sets.ts'

const failEvery = 3

/** Twelve weeks of a rule as a line and a table: when every workout is made, and when every third fails. */
export default function Simulation({ rule, standing }: { rule: ProgressionRule; standing: Standing }) {
  const { unit } = usePreferences()
  const made = simulate(rule, standing)
  const failed = simulate(rule, standing, failEvery)
  const top = (sets: readonly PlannedSet[]) => Math.max(...sets.map(({ kilograms }) => kilograms ?? 0))
  const points = made.map(({ week, sets }, at) => ({
    key: String(week),
    tick: String(week),
    name: words.week(week),
    values: { made: inUnit(top(sets), unit), failed: inUnit(top(failed[at]!.sets), unit) },
  }))
  return (
    <section aria-label={words.simulation} className="grid grid-cols-1 gap-4">
      {points.some(({ values }) => values.made > 0) ? (
        <WeightLine
          title={words.simulation}
          rowsLabel={words.weekHead}
          points={points}
          lines={[
            { key: 'made', label: words.ifMade, hue: 'herb' },
            { key: 'failed', label: words.ifFailed, hue: 'energy' },
          ]}
          unit={unit}
        />
      ) : null}
      <table className="w-full text-left text-sm tabular-nums">
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="py-1 pr-2 font-semibold">
              {words.weekHead}
            </th>
            <th scope="col" className="py-1 pr-2 font-semibold">
              {words.ifMade}
            </th>
            <th scope="col" className="py-1 font-semibold">
              {words.ifFailed}
            </th>
          </tr>
        </thead>
        <tbody>
          {made.map(({ week, sets }, at) => (
            <tr key={week} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-2 font-semibold">
                {week}
              </th>
              <td className="py-2 pr-2">{formatPlanned(sets, unit)}</td>
              <td className={`py-2 ${failed[at]!.made ? '' : 'text-tomato'}`}>
                {formatPlanned(failed[at]!.sets, unit)}
                {failed[at]!.made ? '' : ` ${words.failedMark}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
