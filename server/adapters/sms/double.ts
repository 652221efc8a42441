import { createServer } from 'node:http'

/** The service's reply: a status, a redirect to itself, or none. */
export type SmsReply = number | 'redirect' | 'hang'
type Asked = { path: string; authorization: string | undefined; form: Record<string, string> }

/** Twilio on loopback; records requests. */
export async function twilioDouble(reply: SmsReply = 201) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await Array.fromAsync(request)
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    asked.push({
      path: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      form,
    })
    if (reply === 'hang') return
    if (reply === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end()
    else response.writeHead(reply).end(JSON.stringify({ message: `The number ${form.To} is not valid.` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
