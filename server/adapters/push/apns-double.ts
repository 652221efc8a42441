import type { KeyObject } from 'node:crypto'
import { createSecureServer, type ServerHttp2Stream } from 'node:http2'
import { jwtVerify } from 'jose'
import { testCertificate } from './test-certificate.ts'

export type ApnsReply = { status: number; reason?: string } | 'hang'
type Received = { device: string; headers: Record<string, unknown>; body: unknown; token: string }

/** Apple's push service on loopback, by HTTP/2: checks the sender's token with `key` and records messages. */
export async function apnsDouble(key: KeyObject) {
  const { cert, key: own } = testCertificate()
  const received: Received[] = []
  const replies = new Map<string, ApnsReply>()
  const sessions = new Set<{ destroy(): void }>()
  const counts = { connections: 0 }
  const server = createSecureServer({ cert, key: own })
  server.on('session', (session) => {
    counts.connections++
    sessions.add(session)
    session.on('error', () => {})
  })
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => {})
    const device = /^\/3\/device\/([^/]+)$/.exec(String(headers[':path']))?.[1]
    void read(stream).then(async (body) => {
      const token = String(headers.authorization).replace(/^bearer /, '')
      const sender = await jwtVerify(token, key, { algorithms: ['ES256'] }).catch(() => undefined)
      if (!sender) return answer(stream, { status: 403, reason: 'InvalidProviderToken' })
      if (!device) return answer(stream, { status: 404, reason: 'BadPath' })
      const reply = replies.get(device) ?? { status: 200 }
      if (reply !== 'hang' && reply.status === 200)
        received.push({ device, headers, body: JSON.parse(body), token })
      answer(stream, reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `https://127.0.0.1:${(server.address() as { port: number }).port}`,
    cert,
    received,
    replies,
    counts,
    async stop() {
      for (const session of sessions) session.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(stream: ServerHttp2Stream): Promise<string> {
  const chunks: Buffer[] = await Array.fromAsync(stream)
  return Buffer.concat(chunks).toString()
}

function answer(stream: ServerHttp2Stream, reply: ApnsReply) {
  if (reply === 'hang' || stream.destroyed) return
  stream.respond({ ':status': reply.status })
  stream.end(reply.reason ? JSON.stringify({ reason: reply.reason }) : '')
}
