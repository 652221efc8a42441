import { connect, type Socket } from 'node:net'
import { unchunked } from './unchunked.ts'

export type Answer = { status: number; headers: string; body: Buffer }

/**
 * One keep-alive connection with sequential requests. Written on the raw socket, because the caller shares
 * the machine with the server, and Node's own client would use as much CPU as the server.
 */
export async function openConnection(address: string) {
  const { hostname, port } = new URL(address)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let waiting: PromiseWithResolvers<Answer> | undefined
  let received: Buffer = Buffer.alloc(0)
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error(`${address} hung up.`)))
  socket.on('data', (bytes: Buffer) => {
    received = received.length ? Buffer.concat([received, bytes]) : bytes
    const answer = parsed(received)
    if (!answer) return
    received = Buffer.alloc(0)
    waiting?.resolve(answer)
  })
  return {
    ask(method: string, path: string, headers: string, body: string): Promise<Answer> {
      waiting = Promise.withResolvers<Answer>()
      const content = body
        ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
        : ''
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${headers}${content}\r\n${body}`,
      )
      return waiting.promise
    },
    close: () => void socket.destroy(),
  }
}
export type Connection = Awaited<ReturnType<typeof openConnection>>

/** Parses an answer; undefined while incomplete. */
function parsed(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const headers = bytes.toString('latin1', 0, end).toLowerCase()
  const status = Number(headers.slice(9, 12))
  const rest = bytes.subarray(end + 4)
  const length = /\r\ncontent-length: (\d+)/.exec(headers)?.[1]
  const body = length === undefined ? unchunked(rest) : rest.length >= Number(length) ? rest : undefined
  return body && { status, headers, body }
}
