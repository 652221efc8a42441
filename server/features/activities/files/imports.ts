import { randomUUIDv7 } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { type ActivityImport, mostImportBytes } from '#contract/activities/activity-files.ts'
import { AppError, found } from '#contract/http/errors.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { openUploads, type Received } from '#server/http/uploads/uploads.ts'
import { kilogramsOf } from '../service.ts'
import { type Ended, openLanes, type TimeLimits } from './import-lanes.ts'
import { type ImportThread, TookTooLong } from './import-thread.ts'
import { importStore } from './store.ts'
import { storeImport } from './store-import.ts'
import { words } from './words.ts'

type Job = { id: string; user: Account; name: string; received: Received; isQuick: boolean }

const heartbeatMs = 30_000
/** An import without a heartbeat for this time has lost its server. */
const lostMs = 4 * heartbeatMs
/** Maximum number of queued files of one account. */
const mostWaiting = 200
/** About ten hours of GPX at a position a second; larger files are slow to read. */
const quickBytes = 8 * 1024 * 1024

/**
 * Imports of all accounts: files are received, then read and stored in the background, fairly by account
 * (`openLanes`).
 */
export function openImports({ db, now, log, settings }: Deps) {
  const uploads = openUploads(settings.dataDir, {
    person: mostImportBytes,
    all: 8 * mostImportBytes,
    tooLarge: words.fileTooLarge,
  })
  const jobs = new Set<Job>()
  const lanes = openLanes<Job>(work)
  let closing = false

  const heartbeat = setInterval(() => {
    for (const { id, user } of jobs)
      importStore(db, user.id)
        .seen(id, now())
        .catch((err) => log.warn({ err }, 'an import’s sign of life'))
  }, heartbeatMs).unref()

  /** Returns `took too long` when a quick job has to move to the slow lane. */
  async function work(job: Job, thread: ImportThread, limits: TimeLimits, isLast: boolean): Promise<Ended> {
    const { id, user, received } = job
    const store = importStore(db, user.id)
    try {
      const stopped = await readInto(job, thread, limits)
      if (stopped && !isLast) {
        await store.count(id, { total: -stopped.found }, now())
        return 'took too long'
      }
      if (stopped)
        await ownerTransaction(db, user.id, (tx) =>
          refuseRest(importStore(tx, user.id), job, now(), stopped.reason),
        )
      await store.leave(id, now())
    } catch (err) {
      if (!closing) {
        log.error({ err }, 'an import failed')
        await thread.reset()
      }
      await store.fail(id, closing ? words.interrupted : words.crashed).catch(() => {})
    }
    jobs.delete(job)
    await received.leave()
    return 'done'
  }

  /** Reads an upload and stores its activities. Returns the reason when it exceeds a limit. */
  async function readInto({ id, user, name, received }: Job, thread: ImportThread, limits: TimeLimits) {
    const store = importStore(db, user.id)
    const to = { id, user, kilograms: await kilogramsOf(db, user) }
    const { path, folder } = received
    const known = await store.knownHashes()
    const begun = performance.now()
    let found = 0
    let taken = 0
    try {
      for await (const told of thread.read({ path, name, folder, known }, limits.fileMs)) {
        if ('file' in told) {
          taken++
          await storeImport(db, now(), to, told.file)
        } else if (told.found) {
          found += told.found
          await store.count(id, { total: told.found }, now())
        }
        if ('file' in told && performance.now() - begun > limits.allMs) return await stop(words.tooMuchWork)
      }
      return undefined
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error
      return await stop(words.fileTakesTooLong)
    }
    async function stop(reason: string) {
      await thread.reset()
      // Everything found is stored; only the end message was late.
      if (taken > 0 && taken === found) return undefined
      return { reason, found }
    }
  }

  async function read(user: Account, id: string): Promise<ActivityImport> {
    const store = importStore(db, user.id)
    const row = found(await store.find(id), 'Import')
    const lost = row.waiting > 0 && now().getTime() - row.seenAt.getTime() > lostMs
    if (lost) await store.fail(id, words.interrupted)
    const { total, done, imported, duplicates, refused, createdAt } = row
    const failure = lost ? words.interrupted : row.failure
    return {
      id,
      state: failure ? 'failed' : row.waiting > 0 ? 'running' : 'done',
      total,
      done,
      imported,
      duplicates,
      refused,
      files: (await store.reported(id)) as ActivityImport['files'],
      failure,
      createdAt: createdAt.toISOString(),
    }
  }

  return {
    read,
    /** Receives a file and queues it. Errors: those of `receive`; `not_found` for another account's import. */
    async start(user: Account, name: string, importId: string | undefined, bytes: IncomingMessage) {
      const store = importStore(db, user.id)
      if (importId) found(await store.find(importId), 'Import')
      const waiting = [...jobs].filter((job) => job.user.id === user.id).length
      if (waiting >= mostWaiting) throw new AppError('unavailable', words.busy, { retryAfterSeconds: 60 })
      const received = await uploads.receive(user.id, bytes, Number(bytes.headers['content-length']) || 0)
      const id = importId ?? randomUUIDv7()
      try {
        if (importId) found(await store.join(id, now()), 'Import')
        else await store.begin(id, now())
      } catch (error) {
        await received.leave()
        throw error
      }
      const job = { id, user, name, received, isQuick: await isQuick(received.path) }
      jobs.add(job)
      lanes.add(job)
      return read(user, id)
    },
    sweep: () => uploads.sweep(now()),
    /** Stops running imports and marks them as failed. */
    async close() {
      closing = true
      clearInterval(heartbeat)
      await lanes.close()
      for (const { id, user, received } of jobs) {
        await importStore(db, user.id)
          .fail(id, words.interrupted)
          .catch(() => {})
        await received.leave()
      }
    },
  }
}

/** Judged by size and first bytes; archives are not quick. */
async function isQuick(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const [{ size }, { buffer }] = [await file.stat(), await file.read(Buffer.alloc(2), 0, 2, 0)]
    return size <= quickBytes && buffer.toString('latin1') !== 'PK'
  } finally {
    await file.close()
  }
}

/** Reports the unread rest of an upload as refused. */
async function refuseRest(
  store: ReturnType<typeof importStore>,
  { id, name }: Job,
  now: Date,
  reason: string,
): Promise<void> {
  await store.report(id, [
    { id: randomUUIDv7(), name: name.slice(-255), hash: '', outcome: 'refused', reason, activityId: null },
  ])
  await store.count(id, { done: 1 }, now)
}
