import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { screens } from '#contract/screens.ts'

/** Serves the built client from `folder`: hashed files for ever, the page itself anew each time. */
export async function clientRoutes(app: FastifyInstance, folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const forEver = path.includes(`${folder}/assets/`)
      const kept = forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=600'
      // An old worker would go on receiving messages in its own way.
      reply.header('cache-control', path === `${folder}/sw.js` ? 'no-cache' : kept)
    },
  })

  const show = (reply: FastifyReply, status: number) => {
    // Style elements that carry the page's own nonce are allowed; nothing else inline is.
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
  for (const path of screens) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => {
      // Links in letters carry tokens in these pages' addresses; no other site may learn them.
      if (/password|verify|confirm|login|register|auth/.test(path))
        reply.header('referrer-policy', 'no-referrer')
      return show(reply, 200)
    })
  }
  app.setNotFoundHandler((_request, reply) => show(reply, 404))
}
