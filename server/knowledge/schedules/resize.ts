import type { Schedule, Session } from '#contract/training/schedules.ts'
import { isRun } from '#contract/training/schedules.ts'
import { effortOf, loadOf } from './effort.ts'
import { isGym } from './gym-workouts.ts'
import { outline } from './phases.ts'
import { easyPace } from './running/races.ts'
import { caloriesOf } from './running/run-blocks.ts'
import { runWorkout } from './running/run-workout.ts'
import { shortened } from './shorten.ts'
import { words } from './words.ts'

/** The part of a schedule that determines a session's content. */
type Plan = { weeks: { length: number }; trainingGoal: Schedule['trainingGoal'] }

const tenths = (value: number) => Math.round(value * 10) / 10

/** The session in fewer minutes; never longer. `week` counts from 1. */
export function resized(session: Session, minutes: number, week: number, schedule: Plan): Session {
  if (minutes >= session.minutes || session.kind === 'race') return session
  const { kind, load, distance, workout } = session
  return {
    ...session,
    minutes,
    load: loadOf(minutes, load / session.minutes),
    distance: distance === null ? null : tenths((distance * minutes) / session.minutes),
    workout: isGym(kind) ? shortened(workout, minutes) : rewritten({ ...session, minutes }, week, schedule),
  }
}

/** An easy session in place of a hard one; lifting is unchanged. */
export function eased(session: Session, week: number, schedule: Schedule): Session {
  const { kind, workout, minutes } = session
  if (kind === 'strength' || kind === 'race' || !session.hard) return session
  const easy = isRun(kind) ? ('easy_run' as const) : ('cross_training' as const)
  const level = workout.fitnessLevel
  const next: Session = {
    ...session,
    kind: easy,
    title: words.session(easy, undefined, schedule.trainingGoal),
    hard: false,
    load: loadOf(minutes, effortOf(easy, 'base', false, false)),
    distance: isRun(easy) ? tenths(minutes / easyPace[level]) : null,
  }
  return { ...next, workout: rewritten(next, week, schedule) }
}

function rewritten(session: Session, week: number, { weeks, trainingGoal }: Plan): Session['workout'] {
  const { kind, title, minutes, workout, distance } = session
  if (isGym(kind)) return workout
  const planned = outline(trainingGoal, weeks.length)[week - 1]
  const perKilogram = caloriesOf(workout.blocks, 1)
  return runWorkout({
    kind,
    title,
    minutes,
    level: workout.fitnessLevel,
    way: planned && planned.phase !== 'taper' && planned.phase !== 'race' ? planned.way : 1,
    week,
    kilograms: perKilogram > 0 ? workout.calories / perKilogram : 0,
    kilometres: distance,
  })
}
