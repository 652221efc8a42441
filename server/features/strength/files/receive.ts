import type { IncomingMessage } from 'node:http'
import { AppError } from '#contract/http/errors.ts'
import { mostSetFileBytes } from '#contract/strength/files.ts'
import { words } from './words.ts'

/** Milliseconds until a file has to be there. */
const patience = 120_000

/** Receives a file. Errors: `too_large`; `invalid` for an empty, incomplete or late one. */
export async function received(request: IncomingMessage): Promise<Buffer> {
  // Refused before the body is sent: refusing later closes the connection and loses the answer.
  if (Number(request.headers['content-length']) > mostSetFileBytes)
    throw new AppError('too_large', words.tooLarge)
  const late = setTimeout(() => request.destroy(new AppError('invalid', words.cutOff)), patience)
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > mostSetFileBytes) throw new AppError('too_large', words.tooLarge)
      pieces.push(piece)
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'ECONNRESET') throw new AppError('invalid', words.cutOff)
    throw error
  } finally {
    clearTimeout(late)
  }
  if (!length) throw new AppError('invalid', words.empty)
  return Buffer.concat(pieces)
}
