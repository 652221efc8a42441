import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#contract/http/errors.ts'
import { dayMs } from '#contract/measures/day.ts'
import { words } from './words.ts'

/** A received file. `leave` deletes it and frees its space. */
export type Received = { path: string; folder: string; leave(): Promise<void> }

/** Maximum bytes of one account's waiting files and of all, and the sentence for a larger file. */
type Bounds = { person: number; all: number; tooLarge: string }

const leftoverMs = dayMs

/** Uploaded files below the data folder, limited per account and in total. */
export function openUploads(dataDir: string, { person, all, tooLarge }: Bounds) {
  const root = resolve(dataDir, 'imports')
  const waiting = new Map<string, number>()
  let inAll = 0

  function checkSpace(userId: string, bytes: number) {
    if ((waiting.get(userId) ?? 0) + bytes > person || inAll + bytes > all)
      throw new AppError('unavailable', words.busy, { retryAfterSeconds: 60 })
  }

  function take(userId: string, bytes: number) {
    if (bytes > 0) checkSpace(userId, bytes)
    const own = (waiting.get(userId) ?? 0) + bytes
    if (own) waiting.set(userId, own)
    else waiting.delete(userId)
    inAll += bytes
  }

  return {
    /**
     * Receives a file. `announced` is its stated length, if any. Errors: `too_large`; `invalid` for an empty or
     * incomplete body; `unavailable` without space.
     */
    async receive(userId: string, bytes: Readable, announced: number): Promise<Received> {
      // Refused before the body is sent: refusing later closes the connection and loses the answer.
      if (announced > person) throw new AppError('too_large', tooLarge)
      checkSpace(userId, announced)
      await mkdir(root, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(root, 'upload-'))
      const path = join(folder, 'file')
      let length = 0
      const leave = async () => {
        take(userId, -length)
        length = 0
        await rm(folder, { recursive: true, force: true })
      }
      const counted = new Transform({
        transform(piece: Buffer, _encoding, done) {
          try {
            if (length + piece.length > person) throw new AppError('too_large', tooLarge)
            take(userId, piece.length)
            length += piece.length
            done(null, piece)
          } catch (error) {
            done(error as Error)
          }
        },
      })
      try {
        await pipeline(bytes, counted, createWriteStream(path, { mode: 0o600 }))
        if (!length) throw new AppError('invalid', words.empty)
        return { path, folder, leave }
      } catch (error) {
        await leave()
        throw refusalOf(error)
      }
    },
    /** Removes files left by a killed server. */
    async sweep(now: Date) {
      for (const name of await readdir(root).catch(() => [])) {
        const folder = join(root, name)
        const { mtimeMs } = await stat(folder)
        if (now.getTime() - mtimeMs > leftoverMs) await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

function refusalOf(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError('unavailable', words.diskFull)
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
    return new AppError('invalid', words.cutOff)
  return error
}
