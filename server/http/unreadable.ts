import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { ErrorBody, ErrorCode } from '#contract/http/errors.ts'

type Refusal = { status: number; code: ErrorCode; message: string }

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    message: 'The headers of the request are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large', message: 'That is too large to send.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid', message: 'The request took too long to arrive.' },
}
const unreadable: Refusal = { status: 400, code: 'invalid', message: 'The request cannot be read.' }

/** Refuses unparsable HTTP requests, which reach no route, in the usual error shape, and closes the connection. */
export function refuseUnreadable(
  this: { log: FastifyBaseLogger },
  error: Error & { code?: string },
  socket: Socket,
) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code, message } = refusals[error.code ?? ''] ?? unreadable
  const requestId = randomUUID()
  this.log.info({ requestId, status, reason: error.code }, 'unreadable request')
  const body = JSON.stringify({ message, code, requestId } satisfies ErrorBody)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  socket.destroySoon()
}
