import type { FitnessLevel } from '#contract/training/exercises.ts'
import type { TrainingGoal } from '#contract/training/schedules.ts'
import type { EquipmentChoice } from '#contract/training/workouts.ts'
import type { LiftPart, Phase, SessionKind, Weekday } from './plan.ts'
import { runWords } from './running/run-words.ts'

const listed = (clauses: readonly string[]) => clauses.map((one) => `“${one}”`).join(', ')
const list = new Intl.ListFormat('en', { type: 'conjunction' })
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const dates = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const longDates = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const on = (day: string) => new Date(`${day}T00:00:00Z`)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const weekday = (day: Weekday) => weekdays[day]
const minutesOf = (minutes: number) => {
  if (minutes < 90) return `${whole.format(minutes)} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest ? ` ${whole.format(rest)} min` : ''}`
}
const goals: Record<TrainingGoal, string> = {
  weight_loss: 'Weight loss',
  muscle_building: 'Muscle building',
  '5k_training': '5K',
  '10k_training': '10K',
  half_marathon: 'Half marathon',
  marathon: 'Marathon',
  general_fitness: 'General fitness',
  strength_training: 'Strength',
}
const parts: Record<LiftPart, string> = {
  full: 'Full-body strength',
  upper: 'Upper-body strength',
  lower: 'Lower-body strength',
  push: 'Push day',
  pull: 'Pull day',
  legs: 'Leg day',
}
const kinds: Record<SessionKind, string> = {
  easy_run: 'Easy run',
  long_run: 'Long run',
  tempo_run: 'Tempo run',
  interval_run: 'Interval run',
  hill_run: 'Hill run',
  race: 'Race',
  strength: 'Strength',
  conditioning: 'Conditioning',
  mobility: 'Mobility',
  cross_training: 'Cross-training',
}
const equipment: Record<EquipmentChoice, string> = {
  none: 'no equipment',
  basic: 'dumbbells and bands',
  gym: 'a gym',
  home: 'a home gym',
}
const runFocus: Record<Phase, string> = {
  base: 'Get used to running often, most of it easy enough to talk.',
  build: 'More distance, and one session that makes you breathe.',
  peak: 'The longest and most race-like weeks. Sleep and eat well.',
  taper: 'Less running, the same briskness. Freshness comes now.',
  deload: 'An easier week, so that the last ones sink in.',
  race: 'Stay loose, sleep, and race.',
}
const liftFocus: Record<Phase, string> = {
  base: 'Settle into the lifts. Stop with three or four good repetitions left.',
  build: 'Heavier. Stop with two or three good repetitions left.',
  peak: 'The heaviest sets. Stop with one or two good repetitions left.',
  taper: 'Fewer sets, the same weights.',
  deload: 'Lighter weights and fewer sets, so that the last weeks sink in.',
  race: '',
}
const mixedFocus: Record<Phase, string> = {
  base: 'Make the habit. Every session ends with something left.',
  build: 'A little more each week.',
  peak: 'The fullest weeks. Keep the easy days easy.',
  taper: 'Less, and fresh.',
  deload: 'An easier week, so that the last ones sink in.',
  race: '',
}

/** Texts of schedules. */
export const words = {
  goals,
  weekday,
  title: (goal: TrainingGoal, weeks: number) => `${goals[goal]} in ${weeks} weeks`,
  session: (kind: SessionKind, part: LiftPart | undefined, goal: TrainingGoal) => {
    if (kind === 'strength') return parts[part ?? 'full']
    return kind === 'race' ? `${goals[goal]} race` : kinds[kind]
  },
  focus: { run: runFocus, lift: liftFocus, mixed: mixedFocus },
  testWeek: 'The last week: see what you can lift now, well rested between sets, and with a spotter.',
  lastWeek: 'The last week: repeat what felt hard in the first, and enjoy how it feels now.',

  ...runWords,

  harderThanMeant: (felt: number, meant: number) =>
    `The last run felt like ${felt} instead of ${meant}, so this one is a tenth shorter.`,
  notes: {
    ask: 'You mentioned something that deserves a professional’s eye. Ask your doctor or physical therapist before you begin, and stop when anything hurts.',
    body: (said: readonly string[]) =>
      `Planned around what you wrote about your body: ${said.map((one) => `“${one}”`).join(', ')}. Stop when it hurts; a physical therapist can tell more than a plan.`,
    raceWithTrouble:
      'Running loads the joints, and this goal cannot be reached without running. Hills and fast repetitions are left out; choose soft ground, and swap a run for cycling whenever something hurts.',
    soon: (weeks: number, usual: number) =>
      `${weeks} weeks are short for this goal from your level; about ${usual} would be usual. This plan takes you as far as is sensible.`,
    instead: (shorter: TrainingGoal) =>
      `The training that fits in does not carry you over the whole distance: racing it would ask too much of your body. The plan ends with a ${goals[shorter].toLowerCase()} race instead; take more weeks, or more and longer runs, for the whole of it.`,
    shortLong: (kilometres: number, goal: TrainingGoal) =>
      `The longest run comes to about ${tenth.format(kilometres)} km, which is little for the ${goals[goal].toLowerCase()}. More or longer runs in the week, or more weeks, would make it safer. Plan walks into the race.`,
    longBeyond: (asked: number, longest: number) =>
      `The long run goes beyond the ${minutesOf(asked)} you asked for, up to ${minutesOf(longest)}, because the distance needs it.`,
    shareHigh: (percent: number) =>
      `The long run is up to ${whole.format(percent)}% of a week’s distance; coaches like 40% at most. A further or longer run in the week would balance it.`,
    shorter: (asked: number, longest: number) =>
      `Sessions stay within ${minutesOf(longest)} although you have ${minutesOf(asked)}: more would tire you without making you fitter for this goal.`,
    estimate: (pace: number) =>
      `Minutes and effort count; distances are an estimate at ${tenth.format(pace)} min/km, walks included. Nobody has to run at that speed.`,
    race: (day: string) => `The race is on ${longDates.format(on(day))}.`,
    raceElsewhere: (day: string, weeks: number | null) =>
      `Your race on ${longDates.format(on(day))} is not in the last week of this plan.${weeks ? ` Ask for ${weeks} weeks to end there.` : ' Choose another first day or number of weeks.'}`,
    crowded: (days: readonly Weekday[]) =>
      `There are not enough other days for your workouts, so ${list.format(days.map(weekday))} had to be used.`,
    close:
      'With the days you have, some hard sessions come on days next to each other. Take the second one easier when you are tired.',
    equipment: (choice: EquipmentChoice) =>
      `Strength is planned for ${equipment[choice]}. Write “gym”, “dumbbells” or “no equipment” in the notes for something else.`,
    linear:
      'Add a little weight (about 2.5 kg, or the next step) whenever you did all sets with repetitions left.',
    double:
      'First add repetitions until you reach the upper number in all sets, then add weight and begin again at the lower number.',
    undulating:
      'Heavy and lighter days take turns. Add weight on a day’s lift when the same effort allows one or two repetitions more.',
    rest: 'Seven workouts leave no day free. The mobility day is your rest; make it a real rest when you feel worn.',
    unread: (clauses: readonly string[]) => `Not understood in your notes: ${listed(clauses)}.`,
    unused: (clauses: readonly string[]) =>
      `Not used of your description: ${listed(clauses)}. The plan follows the goal and the weeks that you chose.`,
    levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } satisfies Record<
      FitnessLevel,
      string
    >,
  },

  missedWeek: 'Missed. The plan went on later.',
  replanned: {
    shifted: (weeks: number) =>
      `Everything not done comes ${weeks === 1 ? 'a week' : `${weeks} weeks`} later.`,
    prefix: 'Replanned: ',
    note: (said: readonly string[]) => `Replanned: ${said.join(' ')}`,
    sameDay: 'The session is on that day already.',
    taken: (day: string) => `${dates.format(on(day))} is taken, so everything stays as it was.`,
    both: (title: string) => `${title} stays on the same day; leave out whichever suits you less.`,
    eased: (title: string, day: string) =>
      `The ${title.toLowerCase()} on ${dates.format(on(day))} becomes easy, so that hard days stay apart.`,
    close: 'Two hard sessions now come close together. Take the second one easier.',
    caughtUp: 'A missed hard session is caught up in its week, apart from the other hard ones.',
    gaveWay: 'An easy one gives way to it.',
    dropped: 'One easy session left out changes little; go on as planned.',
    raceMissed: 'Rest, and make a new plan when you have another race in mind.',
    held: (title: string) =>
      `There is no good day left for the ${title.toLowerCase()} this week, so the next week does not grow.`,
    back: 'After two weeks away training goes on a step lower and builds up from there.',
  },

  content: {
    turns: (rounds: number, one: string, other: string) => `${rounds} × ${one}, ${other} between`,
    time: (seconds: number) => {
      const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
      return [...(minutes ? [`${minutes} min`] : []), ...(rest || !minutes ? [`${rest} s`] : [])].join(' ')
    },
    rounds: (rounds: number, names: readonly string[], more: number) =>
      `${rounds === 1 ? '' : `${rounds} rounds of `}${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    sets: (name: string, sets: number, each: number | string) => `${name} ${sets} × ${each}`,
    head: (level: string, weeks: number, workouts: number, from: string, to: string) =>
      `${level} · ${weeks} weeks · ${workouts} workouts a week · ${longDates.format(on(from))} to ${longDates.format(on(to))}`,
    week: (week: number, phase: Phase, focus: string) => `Week ${week} (${phase}). ${focus}`,
    totals: (minutes: number, load: number, kilometres: number | null) =>
      `Together ${minutesOf(minutes)}${kilometres ? `, ${tenth.format(kilometres)} km` : ''}, load ${whole.format(load)}.`,
    session: (day: string, title: string, minutes: number, kilometres: number | null, what: string) =>
      `${dates.format(on(day))}: ${title}, ${minutesOf(minutes)}${kilometres ? `, about ${tenth.format(kilometres)} km` : ''}${what ? `. ${what}` : ''}`,
    notes: 'Good to know',
    states: { done: 'done', missed: 'missed', moved: 'moved here', planned: '' },
  },
} as const
