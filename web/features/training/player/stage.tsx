import { Volume2, VolumeX, X } from 'lucide-react'
import { Link } from 'wouter'
import { exerciseAt } from '#contract/training/workout-steps.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { ExerciseFigure } from '../figures/exercise-figure.tsx'
import { useExercises } from '../use-exercises.ts'
import { Controls } from './controls.tsx'
import { amountOf } from './run/amounts.ts'
import { nextUp, placeOf, plannedUntil } from './run/figures.ts'
import { spentAtStep } from './run/run.ts'
import { StepDial } from './run/step-dial.tsx'
import type { Coach } from './use-coach.ts'
import { words } from './words.ts'

type Props = { coach: Coach; workout: Workout; unit: LengthUnit; home: string }

/** One exercise at a time: what it is, how much of it, what comes next. */
export function Stage({ coach, workout, unit, home }: Props) {
  const { run, steps, now } = coach
  const step = steps[run.at]!
  const exercise = exerciseAt(workout, step)
  const known = useExercises()?.get(exercise.exerciseId ?? '')
  const resting = step.kind === 'rest'
  const { before, total } = plannedUntil(steps, run.at)
  const next = nextUp(workout, steps, run.at, unit)
  const place = words.facts([resting ? words.nextUp : '', placeOf(workout, step)].filter(Boolean))
  const effort = words.facts([
    ...(exercise.tempo ? [words.tempo(exercise.tempo)] : []),
    ...(exercise.rpe ? [words.rpe(formatNumber(exercise.rpe, 1))] : []),
  ])
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 pt-[max(0.75rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8">
      <header className="flex items-center justify-between gap-3">
        <Link
          href={home}
          aria-label={words.leave}
          title={words.leave}
          className="-ml-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <X className="size-5" aria-hidden="true" />
        </Link>
        <p className="min-w-0 truncate font-semibold">{workout.blocks[step.block]!.title}</p>
        <IconButton label={coach.sound ? words.soundOff : words.soundOn} onClick={coach.switchSound}>
          {coach.sound ? (
            <Volume2 className="size-5" aria-hidden="true" />
          ) : (
            <VolumeX className="size-5" aria-hidden="true" />
          )}
        </IconButton>
      </header>
      <ProgressBar
        label={words.progress}
        value={before + Math.min(step.seconds, spentAtStep(run, now) / 1000)}
        max={total}
        className="mt-2"
      />
      <div className="flex grow flex-col justify-center gap-4 py-4">
        <div className="grid h-16 place-items-center text-herb sm:h-20 [@media(max-height:700px)]:hidden">
          {known ? <ExerciseFigure exercise={known} className="h-full" /> : null}
        </div>
        <div role="status" className="grid gap-1 text-center">
          <p className="min-h-6 text-ink-2">{place}</p>
          <h1 className="display text-3xl sm:text-4xl">{exercise.name}</h1>
          {effort ? <p className="text-sm text-ink-2">{effort}</p> : null}
        </div>
        <StepDial run={run} step={step} exercise={exercise} unit={unit} now={now} />
        {exercise.cue ? <p className="mx-auto max-w-md text-center text-ink-2">{exercise.cue}</p> : null}
        <NextLine
          next={resting ? undefined : next}
          amount={resting ? amountOf(exercise, unit) : words.last}
        />
      </div>
      <Controls coach={coach} step={step} />
    </div>
  )
}

function NextLine({ next, amount }: { next: { name: string; amount: string } | undefined; amount: string }) {
  if (!next) return <p className="text-center text-sm text-ink-2">{amount}</p>
  return (
    <p className="text-center text-sm text-ink-2">
      <span className="eyebrow mr-2">{words.nextUp}</span>
      <span className="font-semibold text-ink">{next.name}</span> {next.amount}
    </p>
  )
}
