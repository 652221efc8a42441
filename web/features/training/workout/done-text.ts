import type { SavedWorkout } from '#contract/training/workouts.ts'
import { formatCount, formatDay } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** Number of completions, and the last date. */
export function doneText(
  { timesDone, lastDoneAt }: Pick<SavedWorkout, 'timesDone' | 'lastDoneAt'>,
  zone: string,
): string {
  if (!timesDone || !lastDoneAt) return words.never
  const day = formatDay(lastDoneAt, 'medium', zone)
  return timesDone === 1 ? words.once(day) : words.done(formatCount(timesDone, ...words.timesDone), day)
}
