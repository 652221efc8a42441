import { daysBetween } from '#contract/measures/day.ts'
import type { Session } from '#contract/training/schedules.ts'
import type { Outcome, ScheduleDraft } from '../schedule-draft.ts'
import { words } from '../words.ts'

/** Moves the session; a session on that day gives way, and hard neighbours move away or become easy. */
export function moved(draft: ScheduleDraft, session: Session, day: string): Outcome {
  const there = draft.on(day)
  const unchanged = (why: string): Outcome => ({
    said: [why],
    after: Number.POSITIVE_INFINITY,
    next: 'usual',
  })
  if (day === session.day) return unchanged(words.replanned.sameDay)
  if (session.kind === 'race' || there?.kind === 'race' || there?.state === 'done')
    return unchanged(words.replanned.taken(day))
  const said: string[] = []
  draft.change(session.id, { day, state: 'moved' })
  const noRoom = there && makeRoom(draft, there, session)
  if (noRoom) said.push(noRoom)
  for (const id of [session.id, ...(there ? [there.id] : [])]) said.push(...keepApart(draft, id))
  const [from, to] = [draft.weekOf(session.day), draft.weekOf(day)]
  return { said, after: from === to ? to : to - 1, next: 'usual' }
}

/** A swap within the week, otherwise the best free day left in the other session's week. Says why none was found. */
function makeRoom(draft: ScheduleDraft, there: Session, came: Session): string | undefined {
  const swap =
    draft.weekOf(came.day) === draft.weekOf(there.day) && came.day >= draft.today ? came.day : undefined
  const day = swap ?? quietDay(draft, there)
  // Two on one day is better than losing one.
  if (!day) return words.replanned.both(there.title)
  draft.change(there.id, { day, state: 'moved' })
  return undefined
}

/** A free day of the session's week, for a hard one preferably apart from other hard ones. */
export function quietDay(draft: ScheduleDraft, session: Session, onlyApart = false): string | undefined {
  const free = draft.daysLeft(session.day).filter((day) => !draft.on(day))
  const far = session.hard ? free.filter((day) => !draft.hardBeside(day, session.id).length) : free
  const days = onlyApart || far.length ? far : free
  return days.toSorted((a, b) => away(a, session) - away(b, session))[0]
}
const away = (day: string, session: Session) => Math.abs(daysBetween(session.day, day))

function keepApart(draft: ScheduleDraft, id: string): string[] {
  const session = draft.byId(id)
  if (!session?.hard || session.state === 'missed') return []
  return draft.hardBeside(session.day, id).flatMap((other) => {
    const day = draft.isOpen(other) && other.kind !== 'race' ? quietDay(draft, other, true) : undefined
    if (day) {
      draft.change(other.id, { day, state: 'moved' })
      return []
    }
    const weaker = rank(other) > rank(session) || !draft.isOpen(other) ? session : other
    if (weaker.kind === 'strength' || weaker.kind === 'race' || !weaker.hard) return [words.replanned.close]
    if (!draft.byId(weaker.id)?.hard) return []
    draft.ease(weaker)
    return [words.replanned.eased(weaker.title, weaker.day)]
  })
}

/** The more important session for the goal keeps its effort. */
const rank = ({ kind }: Session) => (kind === 'race' ? 2 : kind === 'long_run' ? 1 : 0)
