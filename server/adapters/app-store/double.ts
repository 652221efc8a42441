import { createServer } from 'node:http'

/** Apple's server API on loopback: `answers` holds subscriptions by original transaction. `away` makes it hang up. */
export async function appleDouble() {
  const answers = new Map<string, { signedTransactionInfo?: string; signedRenewalInfo?: string }[]>()
  const state = { away: false, asked: [] as { path: string; authorization: string }[] }
  const server = createServer((request, response) => {
    if (state.away) {
      request.socket.destroy()
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://double')
    state.asked.push({ path: pathname, authorization: request.headers.authorization ?? '' })
    const last = answers.get(pathname.replace('/inApps/v1/subscriptions/', ''))
    response.writeHead(last ? 200 : 404, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        last
          ? { data: [{ subscriptionGroupIdentifier: '1', lastTransactions: last }] }
          : { errorCode: 4040010, errorMessage: 'Transaction id not found.' },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    answers,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
