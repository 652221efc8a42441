import type { Session } from '#contract/training/schedules.ts'
import type { Outcome, ScheduleDraft } from '../schedule-draft.ts'
import { words } from '../words.ts'

/**
 * Drops an easy session. A hard one is caught up within the week if two days lie between it and other hard ones;
 * otherwise the next week does not grow. After two lost weeks training resumes a step lower.
 */
export function missed(draft: ScheduleDraft, session: Session): Outcome {
  const lostBefore = twoWeeksLost(draft)
  const day =
    session.hard && session.state === 'planned' && session.kind !== 'race'
      ? catchUpDay(draft, session)
      : undefined
  if (day) return caughtUp(draft, session, day)
  draft.change(session.id, { state: 'missed' })
  const after = Math.max(draft.weekOf(session.day), draft.weekOf(draft.today))
  if (!lostBefore && twoWeeksLost(draft)) return { said: [words.replanned.back], after, next: 'back' }
  if (session.hard && session.kind !== 'race')
    return { said: [words.replanned.held(session.title)], after, next: 'held' }
  const said = session.kind === 'race' ? words.replanned.raceMissed : words.replanned.dropped
  return { said: [said], after, next: 'usual' }
}

function caughtUp(draft: ScheduleDraft, session: Session, day: string): Outcome {
  const there = draft.on(day)
  const said: string[] = [words.replanned.caughtUp]
  if (there) {
    draft.remove(there.id)
    said.push(words.replanned.gaveWay)
  }
  draft.change(session.id, { day, state: 'moved' })
  return { said, after: draft.weekOf(day), next: 'usual' }
}

/** A free day first, otherwise one with an easy session. */
function catchUpDay(draft: ScheduleDraft, session: Session): string | undefined {
  const days = draft
    .daysLeft(session.day)
    .filter((day) => day > session.day && !draft.hardBeside(day, session.id).length)
  return (
    days.find((day) => !draft.on(day)) ??
    days.find((day) => {
      const there = draft.on(day)!
      return !there.hard && draft.isOpen(there)
    })
  )
}

/** Whether two consecutive weeks up to the current or last missed one lost more than half of their load each. */
function twoWeeksLost(draft: ScheduleDraft): boolean {
  const last = Math.max(
    draft.weekOf(draft.today),
    ...draft.sessions.filter(({ state }) => state === 'missed').map(({ day }) => draft.weekOf(day)),
  )
  const lost = (week: number) => isLost(draft, week)
  return (lost(last) && lost(last - 1)) || (lost(last - 1) && lost(last - 2))
}

function isLost(draft: ScheduleDraft, week: number): boolean {
  // Without any completed mark the user does not track sessions, and past ones say nothing.
  const keepsBook = draft.sessions.some(({ state }) => state === 'done')
  const sessions = draft.sessions.filter(({ day }) => draft.weekOf(day) === week)
  if (week < 1 || !sessions.length) return false
  const sum = (some: Session[]) => some.reduce((all, { load }) => all + load, 0)
  const gone = sessions.filter(
    ({ state, day }) => state === 'missed' || (keepsBook && state !== 'done' && day < draft.today),
  )
  return sum(gone) > sum(sessions) / 2
}
