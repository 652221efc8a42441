import { randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ActivityImport } from '#contract/activity-files.ts'
import { found } from '#contract/errors.ts'
import type { Deps } from '../../deps.ts'
import type { Account } from '../../http/identity.ts'
import { kilogramsOf } from '../service.ts'
import { openImportThread } from './import-thread.ts'
import { importStore } from './store.ts'
import { takeIn } from './take-in.ts'
import { openUploads, type Received } from './uploads.ts'
import { words } from './words.ts'

type Job = { id: string; user: Account; name: string; received: Received }

const heartbeatMs = 30_000
/** An import that nobody gave a sign of life for so long has lost its server. */
const lostMs = 4 * heartbeatMs

/** Imports of everybody: files are received, then read and stored in the background, one after the other. */
export function openImports({ db, now, log, settings }: Deps) {
  const uploads = openUploads(settings.dataDir)
  const thread = openImportThread()
  const jobs: Job[] = []
  let working: Promise<void> | undefined
  let closing = false

  const heartbeat = setInterval(() => {
    for (const { id, user } of jobs)
      importStore(db, user.id)
        .seen(id, now())
        .catch((err) => log.warn({ err }, 'an import’s sign of life'))
  }, heartbeatMs).unref()

  async function workOff() {
    for (let job = jobs[0]; job && !closing; job = jobs[0]) {
      await one(job)
      jobs.shift()
    }
    working = undefined
  }

  async function one({ id, user, name, received }: Job) {
    const store = importStore(db, user.id)
    try {
      const to = { id, user, kilograms: await kilogramsOf(db, user) }
      const { path, folder } = received
      const known = await store.knownHashes()
      for await (const told of thread.read({ path, name, folder, known })) {
        if ('file' in told) await takeIn(db, now(), to, told.file)
        else if (told.found) await store.count(id, { total: told.found }, now())
      }
      await store.leave(id, now())
    } catch (err) {
      if (!closing) {
        log.error({ err }, 'an import failed')
        await thread.reset()
      }
      await store.fail(id, closing ? words.interrupted : words.crashed).catch(() => {})
    } finally {
      await received.leave()
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
    /** Receives a file and has it worked off. Errors: as `Uploads.receive`; `not_found` for another's import. */
    async start(user: Account, name: string, importId: string | undefined, bytes: IncomingMessage) {
      const store = importStore(db, user.id)
      if (importId) found(await store.find(importId), 'Import')
      const received = await uploads.receive(user.id, bytes, Number(bytes.headers['content-length']) || 0)
      const id = importId ?? randomUUIDv7()
      try {
        if (importId) found(await store.join(id, now()), 'Import')
        else await store.begin(id, now())
      } catch (error) {
        await received.leave()
        throw error
      }
      jobs.push({ id, user, name, received })
      working ??= workOff()
      return read(user, id)
    },
    sweep: () => uploads.sweep(now()),
    /** Ends early what is under way, and says so to whoever asks for it later. */
    async close() {
      closing = true
      clearInterval(heartbeat)
      await thread.close()
      await working
      for (const { id, user, received } of jobs) {
        await importStore(db, user.id)
          .fail(id, words.interrupted)
          .catch(() => {})
        await received.leave()
      }
    },
  }
}
