import { useState } from 'react'
import type { SavedSchedule, Session } from '#contract/training/schedules.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useSessionStart } from '#web/features/tracker/use-session-start.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PlanList } from '../player/plan-list.tsx'
import { factsOf } from './schedule-kinds.ts'
import { ScheduleMove } from './schedule-move.tsx'
import { words } from './schedule-words.ts'

type Props = {
  session: Session | undefined
  /** Undefined for an unsaved schedule, whose sessions are read-only. */
  saved: SavedSchedule | undefined
  unit: LengthUnit
  onClose: () => void
  onChanged: (changes: string[]) => void
}

/** A session with its parts and actions. */
export function ScheduleSession({ session, saved, unit, onClose, onChanged }: Props) {
  // Keeps the content while the dialog closes.
  const [last, setLast] = useState(session)
  const tell = useInUnits()
  if (session && session !== last) setLast(session)
  if (!last) return null
  const { id, title, day, kind, hard, state, load, workout } = last
  const description = words.facts([
    formatDay(day),
    words.kinds[kind] === title ? '' : words.kinds[kind],
    factsOf(last, unit),
    hard ? words.hard : words.easy,
    words.load(formatNumber(load)),
    words.states[state],
  ])
  return (
    <Dialog
      open={session !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={tell(title)}
      description={description}
      footer={
        saved ? (
          <StartSession scheduleId={saved.id} session={last} />
        ) : (
          <p className="py-2 text-sm text-ink-2">{words.sessionUnsaved}</p>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long plan is scrolled from the keyboard */}
      <section tabIndex={0} aria-label={words.planOf(tell(title))} className="rounded-sm">
        <PlanList workout={workout} unit={unit} heading="h3" />
      </section>
      {workout.notes.length ? (
        <ul className="mt-4 grid list-disc gap-1 pl-5 text-sm text-ink-2">
          {workout.notes.map((note) => (
            <li key={note}>{tell(note)}</li>
          ))}
        </ul>
      ) : null}
      {saved && state !== 'done' ? (
        <ScheduleMove
          key={id}
          session={last}
          saved={saved}
          onChanged={(changes) => {
            onChanged(changes)
            onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}

/** Opens the session with all its ways to begin, unless it is done and waits here to be sent. */
function StartSession({ scheduleId, session }: { scheduleId: string; session: Session }) {
  const { id, title } = session
  const start = useSessionStart({ scheduleId, id, title, run: null })
  return start.kind === 'waiting' ? (
    <p className="py-2 text-sm text-ink-2">{start.text}</p>
  ) : (
    <LinkButton href={`/fitness/session/${scheduleId}/${id}`} className="sm:min-w-44">
      {words.start}
    </LinkButton>
  )
}
