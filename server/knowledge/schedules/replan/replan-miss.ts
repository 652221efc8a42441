import type { Session } from '#contract/training/schedules.ts'
import type { Board, Outcome } from '../board.ts'
import { words } from '../words.ts'

/**
 * An easy session is dropped. A hard one is caught up within the week where two days lie between it and other hard ones;
 * else the next week does not grow. After two lost weeks training goes on a step lower.
 */
export function missed(board: Board, session: Session): Outcome {
  const lostBefore = twoWeeksLost(board)
  const day =
    session.hard && session.state === 'planned' && session.kind !== 'race'
      ? catchUpDay(board, session)
      : undefined
  if (day) return caughtUp(board, session, day)
  board.change(session.id, { state: 'missed' })
  const after = Math.max(board.weekOf(session.day), board.weekOf(board.today))
  if (!lostBefore && twoWeeksLost(board)) return { said: [words.replanned.back], after, next: 'back' }
  if (session.hard && session.kind !== 'race')
    return { said: [words.replanned.held(session.title)], after, next: 'held' }
  const said = session.kind === 'race' ? words.replanned.raceMissed : words.replanned.dropped(session.title)
  return { said: [said], after, next: 'usual' }
}

function caughtUp(board: Board, session: Session, day: string): Outcome {
  const there = board.on(day)
  const said = [words.replanned.caughtUp(session.title, day)]
  if (there) {
    board.remove(there.id)
    said.push(words.replanned.gaveWay(there.title))
  }
  board.change(session.id, { day, state: 'moved' })
  return { said, after: board.weekOf(day), next: 'usual' }
}

/** A free day first, else one with something easy on it. */
function catchUpDay(board: Board, session: Session): string | undefined {
  const days = board
    .daysLeft(session.day)
    .filter((day) => day > session.day && !board.hardBeside(day, session.id).length)
  return (
    days.find((day) => !board.on(day)) ??
    days.find((day) => {
      const there = board.on(day)!
      return !there.hard && board.isOpen(there)
    })
  )
}

/** This week and the one before, each with more than half of its load missed, whichever weeks these are now. */
function twoWeeksLost(board: Board): boolean {
  const last = Math.max(
    board.weekOf(board.today),
    ...board.sessions.filter(({ state }) => state === 'missed').map(({ day }) => board.weekOf(day)),
  )
  const lost = (week: number) => isLost(board, week)
  return (lost(last) && lost(last - 1)) || (lost(last - 1) && lost(last - 2))
}

function isLost(board: Board, week: number): boolean {
  // Whoever ticked off nothing yet keeps no book; what is past says nothing then.
  const keepsBook = board.sessions.some(({ state }) => state === 'done')
  const sessions = board.sessions.filter(({ day }) => board.weekOf(day) === week)
  if (week < 1 || !sessions.length) return false
  const sum = (some: Session[]) => some.reduce((all, { load }) => all + load, 0)
  const gone = sessions.filter(
    ({ state, day }) => state === 'missed' || (keepsBook && state !== 'done' && day < board.today),
  )
  return sum(gone) > sum(sessions) / 2
}
