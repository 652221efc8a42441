import { useState } from 'react'
import type { SavedSchedule, Session } from '#contract/training/schedules.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { words } from './schedule-words.ts'
import { useMissSession, useMoveSession } from './use-change-schedule.ts'

type Props = { session: Session; saved: SavedSchedule; onChanged: (changes: string[]) => void }

/** Moves or skips a session. */
export function ScheduleMove({ session, saved, onChanged }: Props) {
  const { today } = useToday()
  const { startsOn, endsOn } = saved.schedule
  const [day, setDay] = useState(session.day)
  const [error, setError] = useState<string>()
  const move = useMoveSession(saved, onChanged)
  const miss = useMissSession(saved, onChanged)
  const busy = move.isPending || miss.isPending
  const submit = () => {
    if (busy) return
    if (!day || day === session.day) return setError(words.chooseDay)
    setError(undefined)
    move.mutate({ session, day })
  }
  return (
    <form
      noValidate
      className="mt-6 grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={words.moveTo} hint={words.moveHint} error={error}>
        {(ids) => (
          <div className="flex gap-2">
            <Input
              {...ids}
              type="date"
              value={day}
              min={today > startsOn ? today : startsOn}
              max={endsOn}
              onChange={({ target }) => setDay(target.value)}
            />
            <Button type="submit" variant="secondary" busy={move.isPending}>
              {move.isPending ? words.moving : words.move}
            </Button>
          </div>
        )}
      </Field>
      {session.state === 'missed' ? null : (
        <Button
          variant="quiet"
          className="justify-self-start text-tomato"
          busy={miss.isPending}
          onClick={() => busy || miss.mutate(session)}
        >
          {miss.isPending ? words.missing : words.miss}
        </Button>
      )}
    </form>
  )
}
