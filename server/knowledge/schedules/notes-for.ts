import { cutText } from '#contract/measures/cut-text.ts'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import type { Schedule, ScheduleRequest } from '#contract/training/schedules.ts'
import type { Frame, Weekday } from './plan.ts'
import type { Notes } from './read-notes.ts'
import { easyPace, isRaceGoal, races, raceWithinReach } from './running/races.ts'
import { isLiftingGoal } from './slots.ts'
import { highestMinutes } from './week-minutes.ts'
import { weekdayOf } from './weekdays-said.ts'
import { words } from './words.ts'

type Weeks = Schedule['weeks']
const most = 12
const longestQuote = 80
const quoted = (clauses: readonly string[]) =>
  clauses.slice(0, 5).map((one) => (one.length > longestQuote ? `${cutText(one, longestQuote)}…` : one))

/** Notes on a plan, the most serious first. */
export function notesFor(request: ScheduleRequest, frame: Frame, notes: Notes, weeks: Weeks): string[] {
  return [
    ...bodyNotes(frame, notes),
    ...raceNotes(frame, notes, weeks),
    ...dayNotes(frame, notes, weeks),
    ...(notes.unread.length ? [words.notes.unread(quoted(notes.unread))] : []),
    ...(notes.unused.length ? [words.notes.unused(quoted(notes.unused))] : []),
    ...liftNotes(frame, notes),
    ...shorterNotes(request, frame),
  ].slice(0, most)
}

function bodyNotes(frame: Frame, { limitations, aboutBody }: Notes): string[] {
  if (!aboutBody.length) return []
  return [
    ...(limitations.care.has('ask_first') ? [words.notes.ask] : []),
    words.notes.body(quoted(aboutBody)),
    ...(isRaceGoal(frame.goal) && (frame.noImpact || frame.gentle) ? [words.notes.raceWithTrouble] : []),
  ]
}

function raceNotes(
  { goal, level, weeks: count, minutes, startsOn }: Frame,
  { raceDay }: Notes,
  weeks: Weeks,
): string[] {
  const said: string[] = []
  const sessions = weeks.flatMap((week) => week.sessions)
  const runs = sessions.filter(({ distance }) => distance !== null)
  const race = isRaceGoal(goal) ? sessions.find(({ kind }) => kind === 'race') : undefined
  if (isRaceGoal(goal) && race) {
    const { weeks: usual, needs } = races[goal]
    if (count < usual[level]) said.push(words.notes.soon(count, usual[level]))
    const long = runs.filter(({ kind }) => kind === 'long_run')
    const farthest = Math.max(0, ...long.map(({ distance }) => distance!))
    const instead = raceWithinReach(goal, farthest)
    if (instead !== goal) said.push(words.notes.instead(instead))
    else if (farthest < needs) said.push(words.notes.shortLong(farthest, goal))
    said.push(words.notes.race(race.day))
    const longest = Math.max(0, ...long.map((one) => one.minutes))
    if (longest > minutes) said.push(words.notes.longBeyond(minutes, longest))
    const share = Math.max(...weeks.map((week) => shareOfLong(week)))
    if (share > 0.46) said.push(words.notes.shareHigh(Math.round(share * 100)))
    if (raceDay && race.day !== raceDay)
      said.push(words.notes.raceElsewhere(raceDay, weeksTo(raceDay, startsOn)))
  } else if (raceDay) said.push(words.notes.raceElsewhere(raceDay, null))
  if (runs.length) said.push(words.notes.estimate(easyPace[level]))
  return said
}

export const shareOfLong = ({ distance, sessions }: Weeks[number]) =>
  (sessions.find(({ kind }) => kind === 'long_run')?.distance ?? 0) / Math.max(0.1, distance ?? 0)

function weeksTo(raceDay: string, startsOn: string): number | null {
  const weeks = Math.floor(daysBetween(startsOn, raceDay) / 7) + 1
  return weeks >= 4 && weeks <= 52 ? weeks : null
}

function dayNotes({ slots, startsOn, offsets }: Frame, { barred }: Notes, weeks: Weeks): string[] {
  const used = new Set(offsets.map((offset) => weekdayOf(addDays(startsOn, offset))))
  const crowded = [...barred].filter((day: Weekday) => used.has(day)).sort()
  const hard = weeks
    .flatMap(({ sessions }) => sessions.filter((one) => one.hard).map(({ day }) => day))
    .sort()
  const close = hard.some((day, at) => at > 0 && daysBetween(hard[at - 1]!, day) < 2)
  return [
    ...(crowded.length ? [words.notes.crowded(crowded)] : []),
    ...(close ? [words.notes.close] : []),
    ...(slots.length === 7 ? [words.notes.rest] : []),
  ]
}

function liftNotes({ goal, level, equipment, slots }: Frame, notes: Notes): string[] {
  if (!slots.some(({ role }) => role === 'lift')) return []
  const progress = { beginner: 'linear', intermediate: 'double', advanced: 'undulating' } as const
  return [
    ...(isLiftingGoal(goal) ? [words.notes[progress[level]]] : []),
    ...(notes.equipment ? [] : [words.notes.equipment(equipment)]),
  ]
}

function shorterNotes({ sessionDuration }: ScheduleRequest, frame: Frame): string[] {
  const longest = Math.max(...frame.slots.map((slot) => highestMinutes(slot, frame)))
  return longest < Math.floor(sessionDuration) ? [words.notes.shorter(frame.minutes, longest)] : []
}
