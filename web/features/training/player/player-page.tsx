import { type ComponentProps, useState } from 'react'
import type { User } from '#contract/access/user.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useLogSets } from '#web/features/strength/use-log-sets.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import type { KeptRun } from './device-store.ts'
import { Intro } from './intro.tsx'
import { Player } from './player.tsx'
import type { Run } from './run/run.ts'
import { sounds } from './run/sound.ts'
import { runFrom } from './use-coach.ts'
import { useKeptRun } from './use-kept-run.ts'
import { homeOf, keyOf, type Source, useSource, useSourceWorkout } from './use-source.ts'
import { words } from './words.ts'

/** The coach: a saved workout or a session of a schedule, from reading it to logging it. */
export function PlayerPage() {
  const { user } = useUser()
  return user ? <OfUser key={user.id} user={user} /> : <Loading />
}

function OfUser({ user }: { user: User }) {
  const source = useSource()
  const kept = useKeptRun(user.id)
  if (kept === undefined) return <Loading />
  return <Opened key={keyOf(source)} user={user} source={source} kept={kept} />
}

function Loading() {
  return (
    <div className="grid place-items-center pt-[30vh]">
      <h1 className="sr-only">{words.coach}</h1>
      <Spinner label={words.loading} visible />
    </div>
  )
}

function Opened({ user, source, kept }: { user: User; source: Source; kept: KeptRun | null }) {
  const key = keyOf(source)
  const mine = kept?.key === key ? kept : undefined
  const [run, setRun] = useState<Run | undefined>(() => mine && runFrom(mine))
  const { found, isGone, isPending, isFetching, error, retry } = useSourceWorkout(user.id, source)
  const unit = lengthUnit(user.units, 'history')
  const home = homeOf(source)
  // One under way stays as it was begun, whatever became of the plan.
  const workout = run && mine?.run.id === run.id ? mine.workout : found?.workout
  const title = found?.title ?? workout?.title ?? ''

  if (run && workout)
    return (
      <Player
        key={run.id}
        begun={{ userId: user.id, key, workout, run }}
        source={source}
        title={title}
        unit={unit}
        onDiscarded={() => setRun(undefined)}
      />
    )
  if (found)
    return (
      <Planned
        source={source}
        title={title}
        workout={found.workout}
        unit={unit}
        home={home}
        doneBefore={found.session?.state === 'done'}
        other={kept && !mine ? kept : undefined}
        onStart={() => {
          sounds.wake()
          setRun(runFrom(undefined))
        }}
      />
    )
  if (isPending) return <Loading />
  return (
    <div className="pt-[18vh]">
      <h1 className="sr-only">{words.coach}</h1>
      {isGone ? (
        <EmptyState
          title={words.gone}
          text={words.goneText}
          action={<LinkButton href={home}>{words.backToFitness}</LinkButton>}
        />
      ) : (
        <ErrorState
          title={error instanceof TypeError ? words.missing : words.failed}
          text={error instanceof TypeError ? words.missingText : words.failedText}
          onRetry={retry}
          busy={isFetching}
        />
      )}
    </div>
  )
}

/** The plan with its two ways: being led through it, or logging its sets. */
function Planned({ source, ...intro }: ComponentProps<typeof Intro> & { source: Source }) {
  const onLogSets = useLogSets(intro.title, intro.workout, source)
  return <Intro {...intro} onLogSets={onLogSets} />
}
