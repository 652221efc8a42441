import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'

export type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
export type Answer = { status: number; body?: string; type?: string }

/** A loopback server that records requests and answers with `answer`. */
export async function listeningServer(answer: (heard: Heard) => Answer) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one: Heard = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      heard.push(one)
      const { status, body = '', type = 'application/json' } = answer(one)
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    heard,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A listening server of each test of a file, as the address of the API. */
export function apiOfEachTest(answer: (heard: Heard) => Answer): { readonly heard: Heard[] } {
  let server: Awaited<ReturnType<typeof listeningServer>>
  beforeEach(async () => {
    server = await listeningServer(answer)
    vi.stubEnv('VITE_API_HOST', server.origin)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await server.close()
  })
  return {
    get heard() {
      return server.heard
    },
  }
}

/** An empty in-memory Storage. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** A token with an expiry and an unchecked signature. */
export const tokenEnding = (seconds: number, now = Date.now()) =>
  `e30.${Buffer.from(JSON.stringify({ exp: Math.round(now / 1000) + seconds })).toString('base64url')}.s`
