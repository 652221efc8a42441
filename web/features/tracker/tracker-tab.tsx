import { type ReactNode, useState } from 'react'
import type { ActivityType } from '#contract/activities/activities.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FinishScreen } from './finish/finish-screen.tsx'
import { GolfCard } from './golf/golf-card.tsx'
import { LivePanel } from './live/live-panel.tsx'
import { useRecorder } from './recording/use-recorder.ts'
import { RecorderNotes, StartPanel } from './start-panel.tsx'
import { UnsentActivities } from './unsent-activities.tsx'
import { words } from './words.ts'

/** Other features' parts around the choice of an activity, absent while one is recorded. */
type Props = { above?: ReactNode; beside?: ReactNode }

/** The live tracker: choice, recording, and unsent activities. */
export function TrackerTab({ above, beside }: Props) {
  const state = useRecorder()
  const [golfing, setGolfing] = useState(false)
  const [type, setType] = useState<ActivityType>('running')
  const { phase, session, finished } = state
  if (phase === 'unknown')
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{words.checking}</span>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-40" />
      </div>
    )
  if (phase === 'elsewhere') return <EmptyState title={words.elsewhereTitle} text={words.elsewhereText} />
  if (session) return <LivePanel session={session} state={state} />
  if (finished)
    return (
      <div className="grid grid-cols-1 gap-8">
        <FinishScreen key={finished.kept.id} session={finished} />
        <UnsentActivities />
      </div>
    )
  if (golfing) return <GolfCard onClose={() => setGolfing(false)} />
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-2">
      {above ? <div className="lg:col-span-2">{above}</div> : null}
      <StartPanel type={type} onType={setType} onGolf={() => setGolfing(true)} />
      {beside}
      <RecorderNotes type={type} />
      <UnsentActivities />
    </div>
  )
}
