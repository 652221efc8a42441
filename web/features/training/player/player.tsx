import { useLocation } from 'wouter'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { deviceStore, type KeptCompletion, type KeptWorkout } from './device-store.ts'
import { FinishPanel } from './finish-panel.tsx'
import type { Run } from './run/run.ts'
import { Stage } from './stage.tsx'
import { useCoach } from './use-coach.ts'
import { useFinish } from './use-finish.ts'
import { homeOf, type Source } from './use-source.ts'
import { words } from './words.ts'

type Props = {
  begun: KeptWorkout & { run: Run }
  source: Source
  title: string
  unit: LengthUnit
  onDiscarded: () => void
}

/** A workout from its first step until it is logged. */
export function Player({ begun, source, title, unit, onDiscarded }: Props) {
  const { userId, workout } = begun
  const coach = useCoach(begun)
  const home = homeOf(source)
  const [, go] = useLocation()
  const { finish, busy, left } = useFinish(() => go(home, { replace: true }))
  const discard = async () => {
    await deviceStore.dropRun(userId).catch(() => undefined)
    onDiscarded()
  }
  if (left) return <KeptPanel kept={left} home={home} />
  if (coach.run.endedAt === null) return <Stage coach={coach} workout={workout} unit={unit} home={home} />
  return (
    <FinishPanel
      coach={coach}
      workout={workout}
      busy={busy}
      onLog={(told) => finish({ userId, source, title, workout, run: coach.run, told })}
      onDiscard={() => void discard()}
    />
  )
}

/** State of a finished workout that is not on the server yet. */
function KeptPanel({ kept, home }: { kept: KeptCompletion; home: string }) {
  const refused = kept.state === 'refused'
  return (
    <div className="pt-[18vh]">
      <h1 className="sr-only">{kept.body.title}</h1>
      <EmptyState
        title={<span role="status">{refused ? words.refusedTitle : words.keptTitle}</span>}
        text={refused ? words.refused(kept.reason ?? '') : words.keptText}
        action={<LinkButton href={home}>{words.backToFitness}</LinkButton>}
      />
    </div>
  )
}
