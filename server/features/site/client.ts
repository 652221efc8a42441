import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { screens } from '#contract/screens.ts'
import { sendPage } from '#server/http/html-page.ts'
import { readPages } from './pages.ts'

type Built = {
  /** Folder of the built client; the rendered page templates are beside it, not served as files. */
  client: string
  publicUrl: string
  supportEmail: string | undefined
  now: () => Date
}

/**
 * Serves the built client: hashed files are cached permanently, pages never. Public pages are rendered; every other
 * screen is the app's page.
 */
export async function clientRoutes(app: FastifyInstance, { client: folder, now, ...instance }: Built) {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const { byPath, notFound, sitemap, robots } = readPages(join(folder, '../pages'), instance)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Compressed variants of other files, without addresses of their own.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders(reply, path) {
      const forEver = path.includes(`${folder}/assets/`)
      const kept = forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=600'
      // A cached old service worker would keep handling messages.
      reply.header('cache-control', path === `${folder}/sw.js` ? 'no-cache' : kept)
    },
  })

  const show = (reply: FastifyReply, page: string, status?: number) =>
    sendPage(reply, page.replaceAll('__YEAR__', String(now().getUTCFullYear())), status)
  for (const path of screens) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => {
      // Links of emails carry tokens in these addresses, which must not leak as referrers.
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
