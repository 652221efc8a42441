import { useEffect, useRef } from 'react'
import type { phases, Schedule } from '#contract/training/schedules.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './schedule-words.ts'

type Week = Schedule['weeks'][number]
type Props = { schedule: Schedule; shown: string; onShow: (day: string) => void }

const fills: Record<(typeof phases)[number], string> = {
  base: 'bg-fat',
  build: 'bg-herb',
  peak: 'bg-energy',
  taper: 'bg-water',
  deload: 'bg-carbs',
  race: 'bg-sugar',
}
/** Rem of the highest bar. */
const highest = 5

/** The schedule's week that contains `day`; the first or last one if it is outside. */
export function weekOf({ weeks }: Schedule, day: string): Week {
  return weeks.findLast(({ startsOn }) => startsOn <= day) ?? weeks[0]!
}

/** Training load by week; a press on a bar shows that week. */
export function ScheduleLoads({ schedule, shown, onShow }: Props) {
  const { weeks } = schedule
  const most = Math.max(...weeks.map(({ load }) => load), 1)
  const selected = weekOf(schedule, shown)
  const used = (Object.keys(fills) as Week['phase'][]).filter((phase) =>
    weeks.some((week) => week.phase === phase),
  )
  const bar = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another week is shown
  useEffect(() => {
    const { current } = bar
    const row = current?.parentElement
    if (row) row.scrollLeft = current.offsetLeft - row.offsetLeft - row.clientWidth / 2
  }, [selected.week])
  return (
    <section aria-labelledby="loads-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="loads-title" className="display text-lg">
          {words.loadTitle}
        </h3>
        <p className="text-sm text-ink-2">{words.loadHint}</p>
      </div>
      <div className="mt-3 flex gap-1 overflow-x-auto pb-1">
        {weeks.map((week) => {
          const { week: number, phase, load, startsOn } = week
          const isShown = week === selected
          return (
            <button
              key={number}
              ref={isShown ? bar : undefined}
              type="button"
              aria-pressed={isShown}
              aria-label={words.weekBar(formatNumber(number), words.phases[phase], formatNumber(load))}
              onClick={() => onShow(startsOn)}
              className={`flex max-w-24 min-w-6 flex-1 flex-col justify-end gap-1 rounded-sm px-0.5 pt-1 focus-visible:-outline-offset-2 ${
                isShown ? 'bg-sunken' : 'hover:bg-sunken'
              }`}
            >
              <span
                className={`w-full rounded-t-[4px] ${fills[phase]} ${isShown ? '' : 'opacity-75'}`}
                style={{ height: `${Math.max(0.25, (load / most) * highest)}rem` }}
              />
              <span
                className={`text-center text-xs tabular-nums ${isShown ? 'font-semibold text-ink' : 'text-ink-2'}`}
              >
                {formatNumber(number)}
              </span>
            </button>
          )
        })}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {used.map((phase) => (
          <li key={phase} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${fills[phase]}`} />
            {words.phases[phase]}
          </li>
        ))}
      </ul>
    </section>
  )
}
