import { daysBetween } from '#contract/measures/day.ts'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import { isRun } from '#contract/training/schedules.ts'
import { type ExerciseFeedback, type Prescribed, workoutSeconds } from '#contract/training/workouts.ts'
import { words as workoutWords } from '../../workouts/words.ts'
import { loadOf } from '../effort.ts'
import { isGym } from '../gym-workouts.ts'
import { resized } from '../resize.ts'
import { words } from '../words.ts'

/** Feedback on a session: its RPE, 1 to 10, the one it replaces, and the done amount of each exercise. */
export type Felt = { rpe: number | null; earlier?: number | null; exercises: readonly ExerciseFeedback[] }

/** Days for which feedback affects the next session. */
const reach = 14
/** RPE points above the plan at which a run was too hard. */
const tooMuch = 2
const shorter = 0.9
const mostNotes = 12

/**
 * Adapts the next session of the same kind to feedback: lifts that were too hard lose a set and get advice on the
 * weight, easy ones advice to add some (Helms et al. 2016); after a run two points too hard the next hard run is a
 * tenth shorter, unless the replaced rating said so too. Nothing grows, so the weeks keep their bound. Undefined
 * without a change. `upcoming` are open sessions in order.
 */
export function afterSession(
  done: Session,
  upcoming: readonly (Session & { week: number })[],
  felt: Felt,
  plan: { weeks: { length: number }; trainingGoal: Schedule['trainingGoal'] },
): Session | undefined {
  const soon = upcoming.filter(({ day }) => day >= done.day && daysBetween(done.day, day) <= reach)
  if (isGym(done.kind)) {
    for (const next of soon) {
      const changed = next.kind === done.kind ? lifted(next, felt) : undefined
      if (changed) return changed
    }
    return undefined
  }
  const meant = Math.round(done.load / done.minutes)
  const wasTooHard = (rpe: number | null | undefined) => (rpe ?? 0) >= meant + tooMuch
  if (!isRun(done.kind) || !felt.rpe || !wasTooHard(felt.rpe) || wasTooHard(felt.earlier)) return undefined
  const next = soon.find(({ kind, hard }) => isRun(kind) && kind !== 'race' && hard)
  if (!next) return undefined
  const { week, ...session } = next
  const changed = resized(session, Math.round(session.minutes * shorter), week, plan)
  const notes = [words.harderThanMeant(felt.rpe, meant), ...changed.workout.notes].slice(0, mostNotes)
  return { ...changed, workout: { ...changed.workout, notes } }
}

function lifted({ week: _, ...next }: Session & { week: number }, felt: Felt): Session | undefined {
  let changes = false
  const blocks = next.workout.blocks.map((block) => ({
    ...block,
    exercises: block.exercises.map((one) => {
      const told = felt.exercises.find(({ exerciseId }) => exerciseId && exerciseId === one.exerciseId)
      if (!told || block.kind === 'warm_up' || block.kind === 'cool_down') return one
      changes = true
      return adapted(one, { ...told, rpe: told.rpe ?? felt.rpe }, block.rounds > 1)
    }),
  }))
  if (!changes) return undefined
  const seconds = workoutSeconds({ blocks })
  const share = seconds / workoutSeconds(next.workout)
  const minutes = Math.round(next.minutes * share * 10) / 10
  return {
    ...next,
    minutes,
    load: loadOf(minutes, next.load / next.minutes),
    workout: {
      ...next.workout,
      blocks,
      minutes: Math.round(seconds / 6) / 10,
      calories: Math.round(next.workout.calories * share),
    },
  }
}

/** In a circuit the rounds are the sets and stay. */
function adapted(one: Prescribed, { rpe, setsDone }: ExerciseFeedback, inRounds: boolean): Prescribed {
  const { progress } = workoutWords
  const aim = one.rpe ?? 7
  const missed = !inRounds && setsDone < one.sets
  const hard = missed || (rpe !== null && rpe >= aim + 1)
  const said = hard
    ? progress.down(missed && (rpe ?? 0) < aim + 1 ? null : rpe)
    : rpe === null || rpe >= aim
      ? progress.same
      : rpe <= aim - 2
        ? progress.up(rpe)
        : progress.more(rpe)
  const cue = (one.cue ?? '').replace(/^Last time [^.]*\. ?/, '')
  return {
    ...one,
    sets: hard && !inRounds ? Math.max(1, one.sets - 1) : one.sets,
    cue: `${said} ${cue}`.trim(),
  }
}
