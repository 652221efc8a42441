import { Dumbbell } from 'lucide-react'
import type { StrengthSet } from '#contract/strength/strength.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { LivePanel } from './live/live-panel.tsx'
import { keepLiveSession } from './live/live-store.ts'
import { beginSession, sessionLike } from './live/session.ts'
import { useLiveSession } from './live/use-live-session.ts'
import { MuscleWeek } from './past/muscle-week.tsx'
import { SessionList } from './past/session-list.tsx'
import { UnsentSets } from './unsent-sets.tsx'
import { weightUnit } from './weights.ts'
import { words } from './words.ts'

/** The strength log: the running session, or its start and the past ones. */
export function StrengthTab() {
  const { user } = useUser()
  const session = useLiveSession()
  const unit = weightUnit(user?.units)
  if (session === undefined || !user)
    return (
      <div role="status">
        <span className="sr-only">{words.checking}</span>
        <Skeleton className="h-40" />
      </div>
    )
  if (session) return <LivePanel session={session} />
  const empty = (title: string) => beginSession(crypto.randomUUID(), user.id, title, new Date())
  const again = (title: string, sets: readonly StrengthSet[]) =>
    keepLiveSession(sessionLike(empty(title), sets, () => crypto.randomUUID()))
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8">
      <section aria-labelledby="strength-start" className="grid gap-4">
        <div>
          <h2 id="strength-start" className="display text-2xl">
            {words.startTitle}
          </h2>
          <p className="mt-1.5 text-ink-2">{words.startText}</p>
        </div>
        <Button
          size="lg"
          icon={<Dumbbell className="size-5" aria-hidden="true" />}
          onClick={() => keepLiveSession(empty(words.defaultTitle))}
        >
          {words.start}
        </Button>
      </section>
      <UnsentSets unit={unit} />
      <MuscleWeek />
      <SessionList unit={unit} onAgain={again} />
    </div>
  )
}
