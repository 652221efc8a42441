import { Check } from 'lucide-react'
import type { Session } from '#contract/training/schedules.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { factsOf, fillOf } from './schedule-kinds.ts'
import { words } from './schedule-words.ts'

type Props = { session: Session; unit: LengthUnit; roomy?: boolean; onOpen: (session: Session) => void }

/** A session in a calendar; a press opens it. */
export function ScheduleChip({ session, unit, roomy = false, onOpen }: Props) {
  const { title, day, state, hard } = session
  const facts = factsOf(session, unit)
  const tell = useInUnits()
  const missed = state === 'missed'
  const said = words.facts(['', missed ? '' : words.states[state], hard ? words.hard : ''])
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(session)}
      className={`flex w-full min-w-0 items-start gap-2 rounded-sm border border-line bg-raised text-left transition-colors duration-150 hover:border-edge ${
        roomy ? 'min-h-14 px-3.5 py-2.5' : 'min-h-11 px-2 py-1.5'
      }`}
    >
      <span
        aria-hidden="true"
        className={`mt-[0.4em] shrink-0 rounded-full ${roomy ? 'size-2.5' : 'size-2'} ${fillOf(session)}`}
      />
      <span className={`min-w-0 flex-1 ${roomy ? '' : 'text-sm leading-snug'}`}>
        <span
          className={`block font-semibold ${missed ? 'line-through' : ''} ${roomy ? '' : 'line-clamp-2'}`}
        >
          {tell(title)}
        </span>
        <span className={`block text-ink-2 ${roomy ? 'text-sm' : 'text-xs'}`}>
          <span className="sr-only">{formatDay(day)} </span>
          {words.facts([facts, missed ? words.states.missed : ''])}
          <span className="sr-only">{said}</span>
        </span>
      </span>
      {state === 'done' ? (
        <Check className="mt-0.5 size-4 shrink-0 text-herb" strokeWidth={2.5} aria-hidden="true" />
      ) : null}
    </button>
  )
}
