import { type ComponentProps, useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { User } from '#contract/access/user.ts'
import { plannedStepsOf } from '#contract/training/recorded-run.ts'
import { isRun, type Session } from '#contract/training/schedules.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useLogSets } from '#web/features/strength/use-log-sets.ts'
import { useSessionStart } from '#web/features/tracker/use-session-start.ts'
import { sounds } from '#web/ui/device/sounds.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { deviceStore, type KeptRun } from './device-store.ts'
import { Intro } from './intro.tsx'
import { Player } from './player.tsx'
import type { Run } from './run/run.ts'
import { runFrom } from './use-coach.ts'
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
  const unit = lengthUnit(user.units, 'plan')
  const home = homeOf(source)
  // One under way stays as it was begun, whatever became of the plan.
  const workout = run && mine?.run.id === run.id ? mine.workout : found?.workout
  const title = found?.title ?? workout?.title ?? ''
  const asked = useHistoryState<{ start?: true } | null>()?.start
  const mayBegin = found && !run && (!kept || mine) && found.session?.state !== 'done'
  useEffect(() => {
    if (!asked || !mayBegin) return
    // A reload of the page must not begin it again.
    history.replaceState(null, '')
    setRun(runFrom(undefined))
  }, [asked, mayBegin])

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
        session={found.session}
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

type PlannedProps = ComponentProps<typeof Intro> & { source: Source; session: Session | undefined }

/** The plan with its ways: being led through it, logging its sets, or recording it where it is a run. */
function Planned({ source, session, ...intro }: PlannedProps) {
  const onLogSets = useLogSets(intro.title, intro.workout, source)
  const { title, workout } = intro
  const isRecorded = session !== undefined && isRun(session.kind)
  const start = useSessionStart({
    ...{ title, scheduleId: source.scheduleId ?? '', id: source.sessionId ?? '' },
    run: isRecorded ? plannedStepsOf(workout) : null,
  })
  if (start.kind === 'waiting') return <Intro {...intro} waits={start.text} />
  return <Intro {...intro} onLogSets={onLogSets} record={isRecorded ? start.link : undefined} />
}

/** The run in progress on this device: undefined while loading, null without one. */
function useKeptRun(userId: string): KeptRun | null | undefined {
  const [kept, setKept] = useState<KeptRun | null>()
  useEffect(() => {
    let gone = false
    deviceStore.runOf(userId).then(
      (found) => gone || setKept(found ?? null),
      () => gone || setKept(null),
    )
    return () => {
      gone = true
    }
  }, [userId])
  return kept
}
