import { ChevronLeft, Play } from 'lucide-react'
import { Link } from 'wouter'
import type { Workout } from '#contract/training/workouts.ts'
import type { StartLink } from '#web/features/tracker/use-session-start.ts'
import { Card } from '#web/ui/card.tsx'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { useExercises } from '../use-exercises.ts'
import type { KeptRun } from './device-store.ts'
import { PlanList } from './plan-list.tsx'
import { addressOf } from './use-source.ts'
import { words } from './words.ts'

type Props = {
  title: string
  workout: Workout
  unit: LengthUnit
  home: string
  doneBefore: boolean
  /** Another run in progress. */
  other: KeptRun | undefined
  onStart: () => void
  /** Logs the sets with weights instead of following the player; absent for a plan without such sets. */
  onLogSets?: (() => void) | undefined
  /** Records the run instead; absent for what the recorder does not measure. */
  record?: StartLink | undefined
  /** Said in place of all ways to begin: it is done, and waits here to be sent. */
  waits?: string | undefined
}

/** Preview of the workout with the start button. */
export function Intro({
  title,
  workout,
  unit,
  home,
  doneBefore,
  other,
  onStart,
  onLogSets,
  record,
  waits,
}: Props) {
  const ask = useConfirm()
  // Prefetched for an offline workout.
  useExercises()
  const start = async () => {
    if (other) {
      const { otherTitle, otherText, otherStart: confirm, keep: cancel } = words
      const text = otherText(other.workout.title)
      if (!(await ask({ title: otherTitle, text, confirm, cancel, danger: true }))) return
    }
    onStart()
  }
  return (
    <div className="mx-auto w-full max-w-2xl px-5 pt-[max(0.75rem,env(safe-area-inset-top))] sm:px-8">
      <Link
        href={home}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-3 pl-1 text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {words.backToFitness}
      </Link>
      <h1 className="display mt-1 text-[2rem] sm:text-[2.75rem]">{title}</h1>
      <p className="mt-2 text-ink-2">
        {words.facts([
          words.minutes(formatNumber(workout.minutes)),
          words.energy(formatNumber(workout.calories)),
        ])}
      </p>
      {waits ? null : <p className="mt-2 text-ink-2">{record ? words.recordLead : words.stepsLead}</p>}
      {other ? (
        <Card tone="herb" className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p>{words.otherOpen(other.workout.title)}</p>
          <LinkButton variant="secondary" size="sm" href={addressOf(other.key)}>
            {words.otherLink}
          </LinkButton>
        </Card>
      ) : null}
      {waits || doneBefore ? (
        <p className="mt-4 rounded-md bg-herb-soft px-4 py-3">{waits ?? words.doneBefore}</p>
      ) : null}
      <div className="mt-6 pb-6">
        <PlanList workout={workout} unit={unit} heading="h2" />
        {workout.notes.length ? (
          <ul className="mt-5 grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
            {workout.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {waits ? null : (
        <div className="sticky bottom-0 flex gap-2 bg-paper pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {onLogSets ? (
            <Button size="lg" variant="secondary" onClick={onLogSets}>
              {words.logSets}
            </Button>
          ) : null}
          {record ? (
            <>
              <Button size="lg" variant="secondary" className="px-5" onClick={() => void start()}>
                {words.withoutGps}
              </Button>
              <LinkButton
                {...record}
                size="lg"
                className="flex-1"
                icon={<Play className="size-5" aria-hidden="true" />}
              >
                {words.record}
              </LinkButton>
            </>
          ) : (
            <Button
              size="lg"
              className="flex-1"
              icon={<Play className="size-5" aria-hidden="true" />}
              onClick={() => void start()}
            >
              {doneBefore ? words.startAgain : words.start}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
