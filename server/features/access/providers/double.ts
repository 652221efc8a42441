import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Given = {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Raw body, sent instead of `body`. */
  text?: string
  hangUp?: boolean
}
export type Double = Awaited<ReturnType<typeof startDouble>>

/** Provider on loopback with configured answers by path; records its requests. */
export async function startDouble() {
  const answers: Record<string, Given> = {}
  const asked: { path: string; body: string; authorization: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    asked.push({ path, body, authorization: request.headers.authorization })
    const given = answers[path] ?? { status: 404, body: {} }
    if (given.hangUp) request.socket.destroy()
    else
      response
        .writeHead(given.status ?? 200, { 'content-type': 'application/json', ...given.headers })
        .end(given.text ?? JSON.stringify(given.body ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    asked,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
