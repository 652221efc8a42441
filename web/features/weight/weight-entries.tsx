import { Trash2 } from 'lucide-react'
import type { WeightTrend } from '#contract/weight.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { useRemoveWeight } from './use-weight.ts'
import { formatWeight, type WeightUnit } from './weight-unit.ts'
import { words } from './words.ts'

/** The single weights, newest first, collapsed by default. */
export function WeightEntries({ points, unit }: { points: WeightTrend['points']; unit: WeightUnit }) {
  const remove = useRemoveWeight()
  return (
    <Disclosure title={words.entries}>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {points.toReversed().map(({ id, kilograms, measuredOn }) => {
          const weight = formatWeight(kilograms, unit)
          return (
            <li key={id} className="flex items-center gap-3">
              <span className="flex-1 text-ink-2">{formatDay(measuredOn)}</span>
              <span className="font-semibold tabular-nums">{weight}</span>
              <IconButton
                label={words.remove(weight, formatDay(measuredOn))}
                onClick={() => remove.mutate(id)}
                disabled={remove.isPending && remove.variables === id}
                className="text-ink-2"
              >
                <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
