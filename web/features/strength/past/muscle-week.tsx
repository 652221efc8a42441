import { useQuery } from '@tanstack/react-query'
import { muscleLabels } from '#contract/labels.ts'
import { getStrengthVolume, usefulSets } from '#contract/strength/volume.ts'
import { read } from '#web/http/query-client.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** This week's sets by muscle against the recommended range; renders nothing before the first set. */
export function MuscleWeek() {
  const week = useQuery({ ...read(getStrengthVolume, { query: { weeks: 1 } }), staleTime: 0 }).data?.[0]
  if (!week || (week.muscles.length === 0 && week.unknown === 0)) return null
  const { least, most } = usefulSets
  const scale = Math.max(most, ...week.muscles.map(({ sets }) => sets))
  return (
    <section aria-labelledby="muscle-week" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="muscle-week" className="display text-2xl">
          {words.muscleTitle}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{words.muscleText(least, most)}</p>
      </div>
      <ul className="grid gap-2.5">
        {week.muscles.map(({ muscle, sets }) => (
          <li key={muscle} className="grid grid-cols-[7.5rem_1fr_2.5rem] items-center gap-3">
            <span className="text-sm">{muscleLabels[muscle]}</span>
            <span className="relative h-2.5 rounded-full bg-sunken" aria-hidden="true">
              <span
                className="absolute inset-y-0 rounded-full bg-herb-soft"
                style={{ left: `${(100 * least) / scale}%`, width: `${(100 * (most - least)) / scale}%` }}
              />
              <span
                className="absolute inset-y-0 left-0 rounded-full bg-herb"
                style={{ width: `${(100 * sets) / scale}%` }}
              />
            </span>
            <span className="numeral text-right text-lg">{formatNumber(sets, 1)}</span>
          </li>
        ))}
      </ul>
      {week.unknown ? <p className="text-sm text-ink-3">{words.muscleUnknown(week.unknown)}</p> : null}
      <p className="text-sm text-ink-3">{words.muscleSource}</p>
    </section>
  )
}
