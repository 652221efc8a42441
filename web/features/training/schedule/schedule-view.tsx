import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { missedWeeks } from '#contract/training/missed-weeks.ts'
import type { GeneratedSchedule, SavedSchedule } from '#contract/training/schedules.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useWide } from '#web/features/tracker/live/use-wide.ts'
import { Card } from '#web/ui/card.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { sessionsOf } from './schedule-changes.ts'
import { ScheduleLoads } from './schedule-loads.tsx'
import { ScheduleMonth } from './schedule-month.tsx'
import { ScheduleSession } from './schedule-session.tsx'
import { ScheduleWeek } from './schedule-week.tsx'
import { words } from './schedule-words.ts'
import { useShiftSchedule } from './use-change-schedule.ts'

type Props = { generated: GeneratedSchedule; saved?: SavedSchedule }

/** A schedule with its load, calendar, sessions and latest changes. */
export function ScheduleView({ generated, saved }: Props) {
  const { schedule, content, source } = generated
  const { user } = useUser()
  const tell = useInUnits()
  const { today } = useToday()
  const wide = useWide()
  const inside = today >= schedule.startsOn && today <= schedule.endsOn
  const [shown, show] = useState(inside ? today : schedule.startsOn)
  const [opened, open] = useState<string>()
  const [changes, setChanges] = useState<string[]>()
  const unit = lengthUnit(user?.units, 'plan')
  const notes = schedule.notes.length ? (
    <section aria-labelledby="schedule-notes">
      <h3 id="schedule-notes" className="display text-lg">
        {words.notesTitle}
      </h3>
      <ul className="mt-2 grid max-w-3xl list-disc gap-1.5 pl-5 text-ink-2">
        {schedule.notes.map((note) => (
          <li key={note}>{tell(note)}</li>
        ))}
      </ul>
    </section>
  ) : null
  const Calendar = wide ? ScheduleMonth : ScheduleWeek
  return (
    <div className="grid grid-cols-1 gap-6">
      {changes ? <Changes changes={changes} onClose={() => setChanges(undefined)} /> : null}
      {saved ? <MissedWeeks saved={saved} today={today} onChanged={setChanges} /> : null}
      {/* What a plan assumes and leaves out is read before it is saved. */}
      {saved ? null : notes}
      <ScheduleLoads schedule={schedule} shown={shown} onShow={show} />
      <Calendar
        schedule={schedule}
        shown={shown}
        onShow={show}
        today={today}
        unit={unit}
        onOpen={({ id }) => open(id)}
      />
      {saved ? notes : null}
      {content ? (
        <details className="rounded-lg border border-line bg-raised">
          <summary className="min-h-11 px-5 py-3 font-semibold">{words.asText}</summary>
          <p className="max-w-3xl px-5 pb-5 whitespace-pre-wrap text-ink-2">{tell(content)}</p>
        </details>
      ) : null}
      <p className="text-sm text-ink-3">{words.madeBy[source]}</p>
      <ScheduleSession
        session={sessionsOf(schedule).find(({ id }) => id === opened)}
        saved={saved}
        unit={unit}
        onClose={() => open(undefined)}
        onChanged={(told) => setChanges(told.length ? told : [words.nothingElse])}
      />
    </div>
  )
}

type MissedProps = { saved: SavedSchedule; today: string; onChanged: (changes: string[]) => void }

/** After whole missed weeks: the button that shifts the remaining sessions. */
function MissedWeeks({ saved, today, onChanged }: MissedProps) {
  const shift = useShiftSchedule(saved, onChanged)
  const count = missedWeeks(saved.schedule, today)
  if (!count) return null
  return (
    <Card
      tone="herb"
      as="section"
      aria-label={words.missedWeeks(count)}
      className="flex flex-wrap items-center gap-3"
    >
      <div className="min-w-56 flex-1">
        <p className="font-semibold">{words.missedWeeks(count)}</p>
        <p className="text-ink-2">{words.missedWeeksText}</p>
      </div>
      <Button busy={shift.isPending} onClick={() => shift.mutate()}>
        {words.shift}
      </Button>
    </Card>
  )
}

function Changes({ changes, onClose }: { changes: readonly string[]; onClose: () => void }) {
  const tell = useInUnits()
  const told = useRef<HTMLDivElement>(null)
  // The changes may be off screen. `void` drops the promise that some browsers return, which an effect
  // must not return.
  useEffect(() => void told.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <Card tone="herb" as="section" aria-labelledby="changes-title">
      <div ref={told} className="flex items-start justify-between gap-3">
        <h3 id="changes-title" className="display text-lg">
          {words.changesTitle}
        </h3>
        <IconButton label={words.close} className="-mt-2 -mr-2" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div role="status">
        <ul className="grid list-disc gap-1 pl-5">
          {changes.map((change) => (
            <li key={change}>{tell(change)}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
