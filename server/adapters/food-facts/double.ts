import { createServer } from 'node:http'

/** The double's reply to a request for a product. */
export type ProductReply = object | 'unknown' | 'hang' | 'broken' | 'huge' | { redirect: string }

/** Open Food Facts on loopback: `replies` by code, `unknown` for all others; records paths in `asked`. */
export async function foodFactsDouble(replies: Record<string, ProductReply>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const code = /\/product\/(\d+)\.json/.exec(path)?.[1] ?? ''
    const reply = replies[code] ?? 'unknown'
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (reply === 'hang') return
    if (reply === 'unknown') json(404, { code, status: 0, status_verbose: 'product not found' })
    else if (reply === 'broken') response.writeHead(200).end('<h1>Down for repairs</h1>')
    else if (reply === 'huge') json(200, { product: { product_name: 'x'.repeat(2_000_000) } })
    else if ('redirect' in reply) response.writeHead(302, { location: String(reply.redirect) }).end()
    else json(200, { code, status: 1, product: reply })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
