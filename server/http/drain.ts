import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that a connection without a request is left open, so that one on its way is not cut off. */
const patience = 1000

/**
 * Takes no new connection, and ends those that are open with their next answer. Answers when none is left, or none but
 * such that have been silent for a while.
 */
export async function drain(server: Server) {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // Node's own close of an HTTP server cuts idle connections at once.
  TcpServer.prototype.close.call(server)
  const until = performance.now() + patience
  while (performance.now() < until && (await connectionsOf(server))) await wait(10)
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
