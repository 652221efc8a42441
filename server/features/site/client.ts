import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { screens } from '#contract/screens.ts'
import { readPages } from './pages.ts'

type Built = {
  /** The built client; the rendered pages lie beside it, where no address reaches them unfilled. */
  client: string
  publicUrl: string
  supportEmail: string | undefined
  now: () => Date
}

/**
 * Serves the built client from its folder: hashed files for ever, pages anew each time. The public pages are whole as
 * they come; every other screen is the app's page, which fills itself.
 */
export async function clientRoutes(app: FastifyInstance, { client: folder, now, ...instance }: Built) {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const { byPath, notFound, sitemap, robots } = readPages(join(folder, '../pages'), instance)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Each is another form of the file beside it, and has no address of its own.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders(reply, path) {
      const forEver = path.includes(`${folder}/assets/`)
      const kept = forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=600'
      // An old worker would go on receiving messages in its own way.
      reply.header('cache-control', path === `${folder}/sw.js` ? 'no-cache' : kept)
    },
  })

  const show = (reply: FastifyReply, page: string, status = 200) => {
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
      .send(page.replaceAll('__CSP_NONCE__', nonce).replaceAll('__YEAR__', String(now().getUTCFullYear())))
  }
  for (const path of screens) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => {
      // Links in letters carry tokens in these pages' addresses; no other site may learn them.
      if (/password|verify|confirm|unsubscribe|login|register|auth/.test(path))
        reply.header('referrer-policy', 'no-referrer')
      return show(reply, byPath.get(path) ?? shell)
    })
  }
  app.setNotFoundHandler((_request, reply) => show(reply, notFound, 404))

  const file = (path: string, type: string, text: string) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(text),
    )
  file('/sitemap.xml', 'application/xml; charset=utf-8', sitemap)
  file('/robots.txt', 'text/plain; charset=utf-8', robots)
}
