import { Play } from 'lucide-react'
import { Link } from 'wouter'
import type { SavedWorkout } from '#contract/training/workouts.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { doneText } from '../workout/done-text.ts'
import { LibraryMenu } from './library-menu.tsx'
import { playerPath } from './use-change-workouts.ts'

type Props = { saved: SavedWorkout; zone: string; onOpen: () => void }

/** A library workout with its actions: open, start, more. */
export function LibraryRow({ saved, zone, onOpen }: Props) {
  const { title, minutes, workoutType, equipment } = saved.workout
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onOpen}
        className="-ml-2 flex min-w-0 flex-1 items-center gap-4 rounded-md px-2 py-3.5 text-left transition-colors duration-150 hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 content-center justify-items-center rounded-md bg-sunken"
        >
          <span className="numeral text-xl">{formatNumber(minutes)}</span>
          <span className="text-xs text-ink-2">{words.minutes}</span>
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">
            <span className="sr-only">{words.open} </span>
            {title}
          </span>
          <span className="text-sm text-ink-2">
            <span className="sr-only">{words.minutesOf(formatNumber(minutes))}, </span>
            {words.facts([words.types[workoutType], words.equipment[equipment]])}
          </span>
          <span className="text-sm text-ink-2">{doneText(saved, zone)}</span>
        </span>
      </button>
      <Link
        href={playerPath(saved.id)}
        aria-label={words.startOf(title)}
        title={words.startOf(title)}
        className="inline-grid size-11 shrink-0 place-items-center rounded-full bg-herb-soft text-herb transition-colors duration-150 hover:bg-herb hover:text-on-herb"
      >
        <Play className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <LibraryMenu saved={saved} />
    </li>
  )
}
