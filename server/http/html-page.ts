import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Sends a page whose `__CSP_NONCE__` becomes the nonce of its style elements; its policy allows nothing else inline. */
export function sendPage(reply: FastifyReply, page: string, status = 200) {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(reply.getHeader('content-security-policy')).replace(
    "style-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
  )
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce))
}

/** The page at an address that is not the instance's. It loads nothing: any file of that address is refused too. */
export const wrongAddressPage = (publicUrl: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Forkmile is at another address</title>
<style nonce="__CSP_NONCE__">
  body { margin: 0; min-height: 100svh; display: grid; place-content: center; padding: 1.25rem; box-sizing: border-box;
    background: light-dark(#faf6ee, #16140f); color: light-dark(#221d16, #f3ede1); font: 1.0625rem/1.6 system-ui, sans-serif; }
  h1 { margin: 0; font: 500 2rem/1.2 Georgia, serif; }
  p { margin: .75rem 0 1.5rem; color: light-dark(#675d4e, #b9ae9c); }
  a { justify-self: start; padding: .75rem 1.5rem; border-radius: 99px; font-weight: 600; text-decoration: none;
    overflow-wrap: anywhere; background: light-dark(#2e6a3e, #8fcb95); color: light-dark(#fff, #11210f); }
</style>
<h1>Forkmile is at another address</h1>
<p>It answers only at the address below.</p>
<a href="${publicUrl}">Go to ${publicUrl.replace(/^https?:\/\//, '')}</a>
</html>`
