const hours = 12
const figure = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value)

/** Messages of the training endpoints. */
export const words = {
  aWorkout: 'a workout',
  tooManyWorkouts: (most: number) => `You have ${most} workouts in your library; remove one first.`,
  tooManySchedules: (most: number) => `You have ${most} schedules; remove one first.`,
  tooLong: `A workout takes at most ${hours} hours.`,
  copyOf: (title: string) => `Copy of ${title}`,

  busyWithSchedules: 'Many schedules are being made at the moment. Try again shortly.',
  scheduleTakesTooLong: 'This schedule takes too long to make. Choose fewer weeks or workouts.',
  daysOutOfOrder: 'The weeks of a schedule follow each other, and each session lies in its week.',

  alreadyDone: 'That session is done already.',
  nothingMissed: 'No whole week was missed, so that there is nothing to shift.',
  alreadyMissed: 'That session is marked as missed already.',
  dayPast: 'Choose today or a later day.',
  dayOutside: 'Choose a day within the schedule.',
  raceStays: 'The day of the race stays as it is.',
  activeTooLong: 'The time at work cannot be longer than the whole.',
  notLogged: 'No workout was logged by this id.',
  otherActivity: 'Another activity has this id.',

  calendar: {
    done: (title: string) => `✓ ${title}`,
    about: (minutes: number, kilometres: number | null) =>
      `${figure(minutes)} min${kilometres ? ` · ${figure(kilometres)} km` : ''}`,
  },
} as const

/** Maximum duration of a workout in seconds. */
export const longestWorkout = hours * 3600
