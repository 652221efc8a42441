import { useState } from 'react'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FinishScreen } from './finish/finish-screen.tsx'
import { GolfCard } from './golf/golf-card.tsx'
import { LivePanel } from './live/live-panel.tsx'
import { useRecorder } from './recording/use-recorder.ts'
import { StartPanel } from './start-panel.tsx'
import { UnsentActivities } from './unsent-activities.tsx'
import { words } from './words.ts'

/** The live tracker: choice, recording, and unsent activities. */
export function TrackerTab() {
  const state = useRecorder()
  const [golfing, setGolfing] = useState(false)
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
    <div className="grid gap-8">
      <StartPanel onGolf={() => setGolfing(true)} />
      <UnsentActivities />
    </div>
  )
}
