import type { ContactMessage } from '#contract/admin.ts'
import { cursorOf } from '#contract/http/cursor.ts'
import { AppError } from '#contract/http/errors.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { placeOf } from '#server/http/page.ts'
import { contactStore, type InboxPlace, type MessageRow } from './store.ts'
import { words } from './words.ts'

type Page = { state: 'open' | 'done'; cursor?: string | undefined; limit: number }

/** Contact messages for the owner, with one more than `limit` to show that there are more. */
export async function inbox(db: Queryable, { state, cursor, limit }: Page): Promise<ContactMessage[]> {
  const store = contactStore(db)
  const before = inboxPlaceOf(cursor)
  const rows = state === 'open' ? await store.open(limit + 1, before) : await store.done(limit + 1, before)
  return rows.map(messageOf)
}

/** A cursor of the inbox: half, time and id. */
export function inboxCursor({ priority, createdAt, id }: ContactMessage): string {
  return `${priority ? 'p' : 'n'}${cursorOf({ at: new Date(createdAt), id })}`
}

function inboxPlaceOf(cursor: string | undefined): InboxPlace | undefined {
  const place = placeOf(cursor?.slice(1))
  return place && { ...place, priority: cursor!.startsWith('p') }
}

/**
 * Deletes messages from an address, signed in or not, in the caller's transaction of an account deletion. Only for
 * a confirmed address, or strangers could erase its owner's messages.
 */
export async function forgetMessagesFrom(
  tx: Queryable,
  { email, emailVerified }: { email: string; emailVerified: boolean },
) {
  if (emailVerified) await contactStore(tx).forgetFrom(email)
}

type Change = { state?: ContactMessage['state'] | undefined; note?: string | null | undefined }

/** The message before and after the change, in the caller's transaction; undefined for an unknown one. */
export async function changeMessage(tx: Queryable, id: string, change: Change) {
  const store = contactStore(tx)
  const row = await store.toChange(id)
  if (!row) return undefined
  const present = {
    ...(change.state && { state: change.state }),
    ...(change.note !== undefined && { note: change.note || null }),
  }
  if (!Object.keys(present).length) throw new AppError('invalid', words.nothingToChange)
  await store.change(id, present)
  return { before: messageOf(row), after: messageOf({ ...row, ...present }) }
}

function messageOf({ userId: _, createdAt, ...row }: MessageRow): ContactMessage {
  return { ...row, state: row.state as ContactMessage['state'], createdAt: createdAt.toISOString() }
}
