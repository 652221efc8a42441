import { cutText } from '#contract/measures/cut-text.ts'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { words } from './words.ts'

/** The contract's maximum with a margin. */
const longest = 95_000

/** A schedule as text; a very long one omits the content of sessions. */
export function contentOf(schedule: Schedule): string {
  const whole = written(schedule, true)
  return whole.length <= longest ? whole : cutText(written(schedule, false), longest)
}

function written(schedule: Schedule, detailed: boolean): string {
  const { title, weeks, startsOn, endsOn, notes } = schedule
  const first = weeks.find(({ sessions }) => sessions.length > 0)!.sessions
  return [
    [
      title,
      words.content.head(
        words.notes.levels[first[0]!.workout.fitnessLevel],
        weeks.length,
        first.length,
        startsOn,
        endsOn,
      ),
    ].join('\n'),
    ...(notes.length ? [[words.content.notes, ...notes.map((note) => `- ${note}`)].join('\n')] : []),
    ...weeks.map((week) => {
      const minutes = week.sessions.reduce((sum, one) => sum + one.minutes, 0)
      return [
        words.content.week(week.week, week.phase, week.focus),
        ...week.sessions.map((one) => `- ${lineOf(one, detailed)}`),
        words.content.totals(minutes, week.load, week.distance),
      ].join('\n')
    }),
  ].join('\n\n')
}

function lineOf({ day, title, minutes, distance, workout, kind, state }: Session, detailed: boolean): string {
  const what = detailed && kind !== 'race' ? whatOf(workout) : ''
  const line = words.content.session(day, title, minutes, distance, what)
  return words.content.states[state] ? `${line} (${words.content.states[state]})` : line
}

/** "5 × 3 min fast, 2 min easy run between", or the first exercises with their sets. */
function whatOf({ blocks }: Workout): string {
  const turns = blocks.find(({ kind, exercises }) => kind === 'intervals' && exercises.length === 2)
  if (turns) {
    const [one, other] = turns.exercises.map(
      ({ seconds, name }) => `${words.content.time(seconds)} ${name.toLowerCase()}`,
    )
    return turns.rounds > 1 ? words.content.turns(turns.rounds, one!, other!) : `${one}, ${other}`
  }
  const circuit = blocks.find(
    ({ kind, exercises }) => kind !== 'warm_up' && kind !== 'main' && exercises.length > 2,
  )
  if (circuit && circuit.kind !== 'cool_down') {
    const names = circuit.exercises.map(({ name }) => name)
    return words.content.rounds(circuit.rounds, names.slice(0, 4), names.length - 4)
  }
  return blocks
    .filter(({ kind }) => kind === 'main')
    .flatMap(({ exercises }) => exercises)
    .slice(0, 4)
    .map(({ name, sets, reps, seconds }) =>
      words.content.sets(name, sets, reps ?? words.content.time(seconds)),
    )
    .join(', ')
}
