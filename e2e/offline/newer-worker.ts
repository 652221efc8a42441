import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy of the server at `to`, whose service worker has another byte once `publish` was called: the built files
 * are shared with other tests, and Chromium lets nobody route the request for a worker's update.
 */
export async function newerWorkerAt(to: string) {
  let isPublished = false
  const server = createServer(async (asked, answer) => {
    if (isPublished && asked.url === '/sw.js') {
      const worker = await (await fetch(`${to}/sw.js`)).text()
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      answer.end(`${worker}\n// newer`)
      return
    }
    const { origin, ...headers } = { ...asked.headers, host: new URL(to).host }
    const forwarded = request(
      `${to}${asked.url}`,
      { method: asked.method, headers: { ...headers, ...(origin && { origin: to }) } },
      (reply) => {
        answer.writeHead(reply.statusCode!, reply.headers)
        reply.pipe(answer)
      },
    )
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish() {
      isPublished = true
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
