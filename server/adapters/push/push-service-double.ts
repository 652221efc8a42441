import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { type JWTPayload, jwtVerify } from 'jose'
import { type BrowserKeys, browserKeys, openMessage, webKey } from './sealed-message.ts'
import { testCertificate } from './test-certificate.ts'

/** The service's reply for a browser: a status, a redirect, none, or a byte at a time. */
export type PushReply = number | { redirect: string } | 'hang' | 'trickle'
type Received = {
  endpoint: string
  /** The decrypted message. */
  text: string
  headers: IncomingMessage['headers']
  /** The sender's VAPID claims. */
  claims: JWTPayload
}

/**
 * A browser push service on loopback, by HTTPS, with its browsers: `subscribe` creates one, and its messages are
 * decrypted into `received`. Wrong signatures are answered 403, broken messages 400.
 */
export async function pushServiceDouble() {
  const received: Received[] = []
  const browsers = new Map<string, { keys: BrowserKeys; sender: string; reply: PushReply }>()
  const { cert, key } = testCertificate()
  const server = createServer({ cert, key }, (request, response) => {
    take(request, response).catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as { port: number }).port}`

  async function take(request: IncomingMessage, response: ServerResponse) {
    const endpoint = `https://${host}${request.url}`
    const browser = browsers.get(endpoint)
    if (!browser) return void response.writeHead(404).end()
    const [, token = '', sender] =
      /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? []
    const claims = await claimsOf(token, browser.sender, `https://${host}`)
    if (sender !== browser.sender || !claims) return void response.writeHead(403).end()
    const { 'content-encoding': coding, ttl } = request.headers
    if (coding !== 'aes128gcm' || !/^\d+$/.test(ttl as string)) return void response.writeHead(400).end()
    const chunks: Buffer[] = await Array.fromAsync(request)
    const text = openMessage(Buffer.concat(chunks), browser.keys)
    if (browser.reply === 200 || browser.reply === 201)
      received.push({ endpoint, text, headers: request.headers, claims })
    answer(response, browser.reply)
  }

  return {
    /** Includes the port, as in settings. */
    host,
    /** PEM; trust it to reach the service. */
    cert,
    received,
    /** Subscribes a browser to messages of `sender` (a public key); returns the subscription as JSON. */
    subscribe(sender: string, reply: PushReply = 201): string {
      const keys = browserKeys(randomBytes(16))
      const endpoint = `https://${host}/push/${randomUUID()}`
      browsers.set(endpoint, { keys, sender, reply })
      const p256dh = keys.pair.getPublicKey('base64url')
      return JSON.stringify({
        endpoint,
        expirationTime: null,
        keys: { p256dh, auth: keys.auth.toString('base64url') },
      })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, reply: PushReply) {
  if (reply === 'hang') return
  if (reply === 'trickle') {
    const timer = setInterval(() => response.writeProcessing(), 20)
    response.once('close', () => clearInterval(timer))
  } else if (typeof reply === 'number') response.writeHead(reply).end('{"a body":"that nobody needs"}')
  else response.writeHead(307, { location: reply.redirect }).end()
}

async function claimsOf(token: string, sender: string, audience: string): Promise<JWTPayload | undefined> {
  const options = { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] }
  const { payload } = await jwtVerify(token, webKey(sender), options).catch(() => ({ payload: undefined }))
  const tooLong = (payload?.exp ?? 0) * 1000 - Date.now() > 86_400_000
  return tooLong ? undefined : payload
}
