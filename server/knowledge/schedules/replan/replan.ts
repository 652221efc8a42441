import type { Schedule } from '#contract/training/schedules.ts'
import { ScheduleDraft } from '../schedule-draft.ts'
import { words } from '../words.ts'
import { limitGrowth } from './limit-growth.ts'
import { missed } from './replan-miss.ts'
import { moved } from './replan-move.ts'

export type SessionChange =
  | { kind: 'move'; sessionId: string; day: string }
  | { kind: 'miss'; sessionId: string }

const mostNotes = 12

/**
 * Replans a schedule after a session was moved or missed. The first note tells reasons alone: screens compare both
 * schedules and name what changed. Hard days stay apart if possible, weeks grow within their bound, and a race keeps
 * its day. A completed or unknown session changes nothing.
 */
export function replan(schedule: Schedule, change: SessionChange, { today }: { today: string }): Schedule {
  const draft = new ScheduleDraft(schedule, today)
  const session = draft.byId(change.sessionId)
  if (!session || session.state === 'done') return schedule
  const { said, after, next } =
    change.kind === 'move' ? moved(draft, session, change.day) : missed(draft, session)
  const replanned = limitGrowth(schedule, draft.schedule(), { after, next }, today)
  const notes = schedule.notes.filter((note) => !note.startsWith(words.replanned.prefix))
  return {
    ...replanned,
    notes: [...(said.length ? [words.replanned.note(said)] : []), ...notes].slice(0, mostNotes),
  }
}
