import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { type JWTPayload, jwtVerify } from 'jose'
import { type BrowserKeys, browserKeys, openMessage, webKey } from './sealed-message.ts'
import { testCertificate } from './test-certificate.ts'

/** How the service answers for a browser: by a status, a redirect, never, or a byte now and then. */
export type PushReply = number | { redirect: string } | 'hang' | 'trickle'
type Received = {
  endpoint: string
  /** The message as the browser reads it. */
  text: string
  headers: IncomingMessage['headers']
  /** What the sender said of itself. */
  claims: JWTPayload
}

/**
 * A browser's push service on loopback, by HTTPS, together with the browsers: `subscribe` makes one, and what is sent
 * to it is decrypted with its keys into `received`. A wrong signature is answered 403, a broken message 400.
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
    /** With its port, as settings name it. */
    host,
    /** PEM; who trusts it trusts the service. */
    cert,
    received,
    /** A new browser that takes messages of `sender` (a public key); answers its subscription as JSON. */
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
