import { assumedKilograms } from '#contract/activities/activities.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { addDays, weekStart } from '#contract/measures/day.ts'
import type { Schedule, ScheduleRequest } from '#contract/training/schedules.ts'
import { loadOf } from './effort.ts'
import { gymWorkouts, isGym } from './gym-workouts.ts'
import { notesFor } from './notes-for.ts'
import { outline, type PlannedWeek } from './phases.ts'
import { placeDays } from './place-days.ts'
import type { Frame } from './plan.ts'
import { type Notes, readNotes } from './read-notes.ts'
import { isRaceGoal } from './running/races.ts'
import { runWorkout } from './running/run-workout.ts'
import { type Sized, sizeWeeks } from './size-weeks.ts'
import { isLiftingGoal, slotsFor } from './slots.ts'
import { totalsOf } from './totals.ts'
import { isHard } from './week-kinds.ts'
import { weekdayOf } from './weekdays-said.ts'
import { words } from './words.ts'
import { contentOf } from './write-content.ts'

export type Options = {
  seed: number
  /** The current day in the account's zone, `yyyy-MM-dd`. */
  today: string
  /** Body weight. */
  kilograms?: number
  /** A fresh UUID for each session. */
  newId: () => string
}

/**
 * Builds a periodized schedule, deterministic by seed. Always succeeds: unreachable goals are planned as far as
 * sensible, and the notes say so.
 */
export function buildSchedule(
  request: ScheduleRequest,
  { seed, today, kilograms = assumedKilograms, newId }: Options,
): { schedule: Schedule; content: string } {
  const startsOn = request.startsOn ?? addDays(weekStart(today), 7)
  const notes = readNotes(request, startsOn)
  const frame = frameFor(request, startsOn, notes, kilograms)
  const planned = outline(frame.goal, frame.weeks)
  const sized = sizeWeeks(planned, frame, notes)
  const gym = gymWorkouts(frame, seed)

  const weeks = planned.map((week, at) => {
    const first = addDays(startsOn, at * 7)
    const sessions = sized[at]!.map((one, slot) => {
      const workout = workoutFor(one, slot, week, at + 1, frame, gym)
      // What is told of a session is what its steps take.
      const minutes = Math.round(workout.minutes)
      return {
        id: newId(),
        day: addDays(first, frame.offsets[slot]!),
        kind: one.kind,
        title: words.session(one.kind, one.slot.part, one.race ?? frame.goal),
        hard: isHard(one.kind, one.slot) && !(week.phase === 'deload' && one.kind === 'strength'),
        minutes,
        distance: one.kilometres,
        load: loadOf(minutes, one.effort),
        state: 'planned' as const,
        workout,
      }
    })
    const kept = beforeTheRace(sessions)
    return {
      week: at + 1,
      startsOn: first,
      phase: week.phase,
      focus: focusOf(week, at, frame),
      ...totalsOf(kept),
      sessions: kept,
    }
  })
  const schedule: Schedule = {
    title: words.title(frame.goal, frame.weeks),
    trainingGoal: frame.goal,
    startsOn,
    endsOn: addDays(startsOn, frame.weeks * 7 - 1),
    weeks,
    notes: notesFor(request, frame, notes, weeks),
  }
  return { schedule, content: contentOf(schedule) }
}

/** Sorted by day, without days after the race. */
function beforeTheRace<One extends { day: string; kind: string }>(sessions: One[]): One[] {
  const race = sessions.find(({ kind }) => kind === 'race')?.day
  return sessions
    .filter(({ day }) => race === undefined || day <= race)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

function frameFor(request: ScheduleRequest, startsOn: string, notes: Notes, kilograms: number): Frame {
  const { trainingGoal: goal, currentFitnessLevel: level, workoutsPerWeek, weeksToGoal: weeks } = request
  const slots = slotsFor(goal, level, workoutsPerWeek)
  const first = weekdayOf(startsOn)
  const end = addDays(startsOn, weeks * 7 - 1)
  const inLastWeek = notes.raceDay !== null && notes.raceDay <= end && notes.raceDay > addDays(end, -7)
  const long = inLastWeek && isRaceGoal(goal) ? weekdayOf(notes.raceDay!) : notes.long
  const days = placeDays(slots, { barred: notes.barred, long })
  return {
    goal,
    level,
    weeks,
    minutes: Math.floor(request.sessionDuration),
    startsOn,
    slots,
    offsets: days.map((day) => (day - first + 7) % 7),
    equipment: notes.equipment ?? (isLiftingGoal(goal) ? 'gym' : 'none'),
    limitations: notes.aboutBody.length ? cutText(notes.aboutBody.join('. '), 1000) : null,
    gentle: notes.limitations.care.has('gentle'),
    noImpact: notes.limitations.care.has('no_impact'),
    kilograms,
  }
}

function workoutFor(
  one: Sized,
  slot: number,
  week: PlannedWeek,
  number: number,
  frame: Frame,
  gym: ReturnType<typeof gymWorkouts>,
) {
  const { kind, minutes, kilometres, effort } = one
  if (isGym(kind)) return gym(slot, kind, week, minutes, effort)
  const way = week.phase === 'taper' || week.phase === 'race' ? 1 : week.way
  return runWorkout({
    kind,
    title: words.session(kind, undefined, one.race ?? frame.goal),
    minutes,
    level: frame.level,
    way,
    week: number,
    kilograms: frame.kilograms,
    kilometres,
  })
}

function focusOf({ phase }: PlannedWeek, at: number, { goal, weeks, gentle }: Frame): string {
  const said = gentle && (phase === 'build' || phase === 'peak') ? 'base' : phase
  if (isRaceGoal(goal)) return words.focus.run[said]
  if (at === weeks - 1) return isLiftingGoal(goal) ? words.testWeek : words.lastWeek
  return words.focus[isLiftingGoal(goal) ? 'lift' : 'mixed'][said]
}
