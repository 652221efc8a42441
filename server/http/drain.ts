import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that an idle connection stays open, so that a request in flight is not cut off. */
const patience = 1000

/**
 * Stops accepting connections and closes open ones after their next answer. Resolves when all are closed or idle
 * for a while.
 */
export async function drain(server: Server) {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // Closing Node's HTTP server would cut idle connections at once.
  TcpServer.prototype.close.call(server)
  const until = performance.now() + patience
  while (performance.now() < until && (await connectionsOf(server))) await wait(10)
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
