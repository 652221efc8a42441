import type { Schedule, Session } from '#contract/training/schedules.ts'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from './schedule-words.ts'

/** Maximum number of sentences; the remaining changes are counted. */
const most = 8

/** The differences of a new schedule as sentences, the nearest sessions first. */
export function changesBetween(before: Schedule, after: Schedule): string[] {
  const old = new Map(sessionsOf(before).map((session) => [session.id, session]))
  const now = sessionsOf(after)
  const kept = new Set(now.map(({ id }) => id))
  const told = [
    ...now.flatMap((session) => {
      const was = old.get(session.id)
      return was ? changesOf(was, session) : [{ day: session.day, text: added(session) }]
    }),
    ...[...old.values()]
      .filter(({ id }) => !kept.has(id))
      .map(({ title, day }) => ({ day, text: words.wasDropped(title, formatDay(day)) })),
  ].sort((one, other) => one.day.localeCompare(other.day))
  const notes = after.notes.filter((note) => !before.notes.includes(note))
  const sentences = told.slice(0, most).map(({ text }) => text)
  if (told.length > most) sentences.push(words.andMore(formatNumber(told.length - most)))
  return [...notes, ...sentences]
}

export const sessionsOf = ({ weeks }: Pick<Schedule, 'weeks'>): Session[] =>
  weeks.flatMap(({ sessions }) => sessions)

const added = ({ title, day }: Session) => words.wasAdded(title, formatDay(day))

function changesOf(was: Session, is: Session): { day: string; text: string }[] {
  const say = (text: string) => [{ day: is.day, text }]
  const on = formatDay(is.day)
  if (is.state === 'missed' && was.state !== 'missed') return say(words.wasMissed(was.title, on))
  if (was.day !== is.day) return say(words.wasMoved(is.title, formatDay(was.day), on))
  if (was.title !== is.title) return say(words.isAnother(was.title, is.title, on))
  if (Math.round(was.minutes) !== Math.round(is.minutes))
    return say(words.isShorter(is.title, on, formatNumber(was.minutes), formatNumber(is.minutes)))
  return []
}
