import type { Schedule } from '#contract/training/schedules.ts'
import { Board } from '../board.ts'
import { words } from '../words.ts'
import { rebounded } from './rebound.ts'
import { missed } from './replan-miss.ts'
import { moved } from './replan-move.ts'

export type SessionChange =
  | { kind: 'move'; sessionId: string; day: string }
  | { kind: 'miss'; sessionId: string }

const mostNotes = 12

/**
 * The schedule after a session was moved or missed; what follows is laid out anew, and the first note says how. Hard
 * days stay apart where they can, weeks grow within their bound, and a race stays on its day. A session that is done, or
 * unknown, changes nothing.
 */
export function replan(schedule: Schedule, change: SessionChange, { today }: { today: string }): Schedule {
  const board = new Board(schedule, today)
  const session = board.byId(change.sessionId)
  if (!session || session.state === 'done') return schedule
  const { said, after, next } =
    change.kind === 'move' ? moved(board, session, change.day) : missed(board, session)
  const replanned = rebounded(schedule, board.schedule(), { after, next }, today)
  const notes = schedule.notes.filter((note) => !note.startsWith(words.replanned.prefix))
  return { ...replanned, notes: [words.replanned.note(said), ...notes].slice(0, mostNotes) }
}
