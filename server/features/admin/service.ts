import { createHash } from 'node:crypto'
import type { AuditEntry } from '#contract/admin.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { auditStore } from './audit-store.ts'

type Note = Pick<AuditEntry, 'action' | 'details'>

/** Adds an audit entry for the owner; false when one with the same `key` exists. */
export function noteForOwner(db: Queryable, note: Note, key: string, at: Date): Promise<boolean> {
  const hash = createHash('sha256').update(`${note.action} ${key}`).digest('hex')
  // A UUID of version 8 (RFC 9562).
  const id = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
  return auditStore(db).addOnce({ ...note, at, subjectId: null }, id)
}
