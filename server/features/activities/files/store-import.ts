import { createHash, randomUUIDv7 } from 'node:crypto'
import { wholeSeconds } from '#contract/activities/derived-figures.ts'
import { AppError } from '#contract/http/errors.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Account } from '#server/http/identity.ts'
import { keepRecorded } from '../tracks/recorded.ts'
import type { ReadActivity, ReadFile } from './read-activity.ts'
import { type ImportedRow, importStore } from './store.ts'
import { words } from './words.ts'

export type Import = { id: string; user: Account; kilograms: number | undefined }
type Outcome = Pick<ImportedRow, 'outcome' | 'reason' | 'activityId'>

/** Stores a file's activities, one transaction each, and reports them. */
export async function storeImport(db: Database, now: Date, to: Import, file: ReadFile): Promise<void> {
  const row = (outcome: Outcome, name = file.name) => ({
    id: randomUUIDv7(),
    name,
    hash: file.hash,
    ...outcome,
  })
  if (file.kind === 'refused' || file.kind === 'same')
    await ownerTransaction(db, to.user.id, async (tx) => {
      const store = importStore(tx, to.user.id)
      const outcome: Outcome =
        file.kind === 'same'
          ? { outcome: 'duplicate', reason: null, activityId: (await store.ofFile(file.hash)) ?? null }
          : { outcome: 'refused', reason: words.refused(file.reason), activityId: null }
      await store.report(to.id, [row(outcome)])
    })
  else if (file.kind === 'activities')
    for (const [place, activity] of file.activities.entries()) {
      const name = file.activities.length > 1 ? `${file.name} · ${place + 1}` : file.name
      await storeOne(db, now, to, activity, idOf(to.user.id, file.hash, place), (outcome) =>
        row(outcome, name),
      )
    }
  await importStore(db, to.user.id).count(to.id, { done: 1 }, now)
}

function storeOne(
  db: Database,
  now: Date,
  { id: importId, user, kilograms }: Import,
  { activityType, analysis, stated }: ReadActivity,
  id: string,
  row: (outcome: Outcome) => ImportedRow,
) {
  return ownerTransaction(db, user.id, async (tx) => {
    const store = importStore(tx, user.id)
    const [startAt, endAt] = [new Date(analysis.startedAt), new Date(analysis.endedAt)]
    const duration = wholeSeconds((analysis.endedAt - analysis.startedAt) / 1000)
    const distance = analysis.distance ?? stated.distance ?? null
    const alike = await store.alike({ startAt, endAt, duration, distance })
    if (alike) return store.report(importId, [row({ outcome: 'duplicate', reason: null, activityId: alike })])
    try {
      await keepRecorded(tx, user, now, { id, activityType, source: 'import', analysis, stated, kilograms })
    } catch (error) {
      // The time range is checked before anything is written.
      if (!(error instanceof AppError)) throw error
      return store.report(importId, [row({ outcome: 'refused', reason: error.message, activityId: null })])
    }
    return store.report(importId, [row({ outcome: 'imported', reason: null, activityId: id })])
  })
}

/** Derived from file and position, so that two servers that read the same file create one activity. */
function idOf(userId: string, hash: string, place: number): string {
  const hex = createHash('sha256').update(`${userId} ${hash} ${place}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
