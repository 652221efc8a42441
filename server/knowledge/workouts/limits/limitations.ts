import type { Caution } from '#contract/training/exercises.ts'
import { type Care, conditions } from './conditions.ts'

/** Consequences of limitations for a workout. */
export type Limitations = {
  cautions: Set<Caution>
  care: Set<Care>
  /** Conditions understood, each with its sentence. */
  understood: string[]
  /** Text that was not understood. */
  unread: string[]
}

const nothing =
  /^(?:none|no|nope|nothing|nil|nada|n\/?a|not applicable|not really|-+|\.+|null|all good|(?:i'?m|i am) (?:fine|healthy|fit|good)|healthy|no limits?|fine|ok|okay)(?: (?:at all|really|so far|that i know of|known|to report))?$/
/** “no knee problems”, “not pregnant”, “free of injuries”, “knees are fine”. */
const denied = [
  /\b(?:no|without|free (?:of|from)|never had|don't have|do not have|haven't (?:got )?|have not|nor)\b(?: \w+){0,4}? (?:pains?|problems?|issues?|injur\w*|trouble|limitations?|complaints?|conditions?|diseases?|restrictions?|allerg\w*|concerns?)\b/,
  /\b(?:not|no longer|isn't|aren't|never|no|without|don't have|do not have|never had)\b (?:any |a |currently |been )?(?:pregnan\w*|asthma\w*|diabet\w*|hypertens\w*|high blood pressure|injur\w*|overweight|obese|arthrit\w*|hernia\w*|surger\w*|elderly|sick|ill)\b/,
  /\b(?:is|are|feels?|got) (?:now |all |completely |perfectly |totally )*(?:fine|ok|okay|good|great|healthy|strong|healed|pain[- ]free)\b/,
]
/** “30 weeks”, “since last May”: a time, which belongs to the condition beside it. */
const onlyTime =
  /^(?:(?:for|about|since|almost|now|already|last|the|in|my|first|second|third|1st|2nd|3rd|a few|several|\d+)[ -])*(?:days?|weeks?|wks?|months?|years?|yrs?|trimester|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)?(?: (?:ago|along|in|now|already|left|\d{4}))*$/
const trouble =
  /\bbad\b|\bsore|\bpain|\bhurt|injur|\bweak|\bach(?:e|es|ing|y)\b|problem|\bissues?\b|surger|sprain|\btorn\b|\btear\b|trouble|recover|rehab|\bstiff|replace|condition|sensitive|careful|protect|easy on|gentle on/

const clausesOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .split(/[.,;:!?\n\r\t()|]+|\b(?:and|but|also|plus|however|though)\b|&|\+/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Reads free-text limitations: “bad knees, 20 weeks pregnant”. In doubt the gentler reading counts. */
export function readLimitations(text: string): Limitations {
  const read: Limitations = { cautions: new Set(), care: new Set(), understood: [], unread: [] }
  for (const clause of clausesOf(text)) {
    if (nothing.test(clause) || denied.some((one) => one.test(clause))) continue
    if (apply(clause, read, true) || onlyTime.test(clause)) continue
    if (/\p{L}{2}/u.test(clause)) read.unread.push(clause)
  }
  return read
}

/** Limitations mentioned in a prompt; a mere “stronger knees” is none. */
export function limitationsWithin(text: string): Limitations {
  const read: Limitations = { cautions: new Set(), care: new Set(), understood: [], unread: [] }
  for (const clause of clausesOf(text))
    if (!denied.some((one) => one.test(clause))) apply(clause, read, trouble.test(clause))
  return read
}

function apply(clause: string, read: Limitations, parts: boolean): boolean {
  const fitting = conditions.filter(({ said, part }) => (parts || !part) && said.test(clause))
  for (const { key, cautions, care } of fitting) {
    for (const caution of cautions) read.cautions.add(caution)
    for (const one of care) read.care.add(one)
    if (!read.understood.includes(key)) read.understood.push(key)
  }
  return fitting.length > 0
}

export function joined(one: Limitations, other: Limitations): Limitations {
  return {
    cautions: one.cautions.union(other.cautions),
    care: one.care.union(other.care),
    understood: [...new Set([...one.understood, ...other.understood])],
    unread: [...one.unread, ...other.unread],
  }
}
