import { kilometresPerMile } from '#contract/measures/units.ts'
import type { ScheduleRequest } from '#contract/training/schedules.ts'
import type { EquipmentChoice } from '#contract/training/workouts.ts'
import { readStatedFacts } from '../goals/stated-facts.ts'
import {
  joined,
  type Limitations,
  limitationsWithin,
  readLimitations,
} from '../workouts/limits/limitations.ts'
import type { Weekday } from './plan.ts'
import { restates } from './restates.ts'
import { raceDayIn } from './running/race-day.ts'
import { othersThan, weekdaysIn } from './weekdays-said.ts'

/** The notes of the form, as far as understood. */
export type Notes = {
  barred: Set<Weekday>
  long: Weekday | null
  raceDay: string | null
  /** Current weekly running kilometres. */
  kilometres: number | null
  equipment: EquipmentChoice | null
  limitations: Limitations
  /** Clauses about the body, as written. */
  aboutBody: string[]
  /** Clauses of the notes that are not understood. */
  unread: string[]
  /** Clauses of the description that neither restate the form nor change the plan. */
  unused: string[]
}

/** A comma within a list of days does not end a clause. */
const ends =
  /[.;!?\n\r\t]+(?!\d)|,(?!\d|\s*(?:and |or |& )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:,|and\b|or\b|&|off\b|only\b|please\b|[.;!?\n]|$))|\bbut\b/i
const clausesOf = (text: string) =>
  text
    .replace(/[’‘`]/g, "'")
    .split(ends)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => /\p{L}|\d/u.test(clause))

const equipment: [EquipmentChoice, RegExp][] = [
  [
    'none',
    /\b(?:no|without(?: any)?|zero) (?:equipment|gear|weights|gym)\b|\bbody ?weight\b|\bcalisthenics\b/,
  ],
  ['home', /\bhome gym\b|\bgarage gym\b/],
  ['gym', /\bgym\b|\bbarbells?\b|\bmachines\b/],
  [
    'basic',
    /\bdumb+ells?\b|\bkettle ?bells?\b|\bresistance bands?\b|\bbands?\b|\bbasic equipment\b|\bat home\b/,
  ],
]
const barring =
  /\b(?:no|not|never|cannot|can't|cant|don't|dont|unavailable|busy|except|avoid|without|off|rest|(?<!i'm )(?<!i am )free|skip|work(?:ing)? on|away)\b/
const exclusive =
  /\bonly\b|\bjust\b|\bavailable\b|\bi(?:'m| am) free\b|\bi can (?:train|do|run|work ?out)\b|\bi (?:train|work ?out) on\b/
const noRunThen =
  /\b(?:no|not|never|cannot|can't|cant|don't|dont|avoid|without|skip) (?:any |go )?(?:runs?|running|jog|jogging)\b/
const longRun = /\blong(?:est)?(?: runs?| one| training)?\b/
const preferred = /\b(?:on|prefer\w*|train\w*|works? best|best|run\w*|days?)\b/
/** Courtesies, and wishes the plan follows anyway. */
const idle =
  /^(?:none|no|nothing|n\/?a|nope|-+|thanks?(?: you)?|please|ok(?:ay)?|hi|hello|no (?:notes|preferences?|limitations?|injuries))$/i

/** Reads the notes and the facts of the description. */
export function readNotes(request: ScheduleRequest, startsOn: string): Notes {
  const read: Notes = {
    barred: new Set(),
    long: null,
    raceDay: null,
    kilometres: null,
    equipment: null,
    limitations: limitationsWithin(''),
    aboutBody: [],
    unread: [],
    unused: [],
  }
  for (const clause of clausesOf(request.prompt ?? '')) {
    const isRead = readClause(clause, read, startsOn, false)
    if (!isRead && !idle.test(clause) && !restates(clause, request)) read.unused.push(clause)
  }
  for (const clause of clausesOf(request.notes ?? ''))
    if (!idle.test(clause) && !readClause(clause, read, startsOn, true)) read.unread.push(clause)
  return read
}

function readClause(clause: string, read: Notes, startsOn: string, noted: boolean): boolean {
  const text = clause.toLowerCase()
  const days = readDays(text, read)
  // “No running on Fridays” concerns Fridays.
  if (days && noRunThen.test(text)) return true
  const heard = [days, readRace(text, read, startsOn), readAmount(text, read), readEquipment(text, read)]
  return readBody(clause, read, noted && !heard.includes(true)) || heard.includes(true)
}

function readDays(text: string, read: Notes): boolean {
  const days = weekdaysIn(text)
  if (!days.size) return false
  const isLong = longRun.test(text)
  if (isLong && !barring.test(text)) {
    read.long = [...days][0]!
    return true
  }
  if (isLong) return false
  if (barring.test(text) && !/\bnot only\b/.test(text)) for (const day of days) read.barred.add(day)
  else if (exclusive.test(text) || days.size > 2) read.barred = othersThan(days)
  else return preferred.test(text) && days.size > 1
  return true
}

function readRace(text: string, read: Notes, startsOn: string): boolean {
  const day =
    /\brace|\bevent\b|\bmarathon\b|\b5 ?k\b|\b10 ?k\b|\bcompet/.test(text) && raceDayIn(text, startsOn)
  if (!day) return false
  read.raceDay = day
  return true
}

function readAmount(text: string, read: Notes): boolean {
  const miles = /\brun|\bjog|\bcurrent|\balready|\bnow\b/.test(text)
    ? readStatedFacts(text).milesAWeek
    : undefined
  if (miles === undefined) return false
  read.kilometres = miles * kilometresPerMile
  return true
}

function readEquipment(text: string, read: Notes): boolean {
  const found = equipment.find(([, said]) => said.test(text))
  if (!found) return false
  read.equipment = found[0]
  return true
}

/** A bare “left knee” in the notes is a limitation; in a sentence it needs a word of trouble. */
function readBody(clause: string, read: Notes, bare: boolean): boolean {
  const within = limitationsWithin(clause)
  const found =
    within.understood.length || !bare || clause.split(' ').length > 4 ? within : readLimitations(clause)
  if (!found.understood.length) return false
  read.limitations = joined(read.limitations, { ...found, unread: [] })
  read.aboutBody.push(clause)
  return true
}
