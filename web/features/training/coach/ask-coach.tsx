import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import type { Workout } from '#contract/training/workouts.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { CoachSheet } from './coach-sheet.tsx'

type Props = {
  /** The workout that the suggested questions are about. */
  workout?: Workout
  look?: 'button' | 'card'
}

/** The button of the coach, which answers questions in a sheet. */
export function AskCoach({ workout, look = 'button' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button
      variant={look === 'card' ? 'secondary' : 'quiet'}
      className={look === 'card' ? '' : 'whitespace-nowrap max-sm:flex-1 max-sm:px-3'}
      icon={<MessageCircleQuestion className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {words.askCoach}
    </Button>
  )
  return (
    <>
      {look === 'card' ? (
        <Card tone="herb" className="grid justify-items-start gap-3">
          <p>{words.coachLead}</p>
          {button}
        </Card>
      ) : (
        button
      )}
      <CoachSheet open={isOpen} onOpenChange={setOpen} workout={workout} />
    </>
  )
}
