import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublicPage, publicPages } from '#contract/screens.ts'

/** Values unknown when the pages were rendered. */
type Instance = { publicUrl: string; supportEmail: string | undefined }

/** File of a public page in the build's folder. */
export function fileOf(path: PublicPage | 'not-found', hasAddress: boolean): string {
  const name = path === '/' ? 'home' : path.replace('/', '')
  return `${name}${hasAddress ? '' : '.no-address'}.html`
}

/** The rendered public pages with this instance's addresses filled in. */
export function readPages(folder: string, { publicUrl, supportEmail }: Instance) {
  const origin = new URL(publicUrl).origin
  const page = (path: PublicPage | 'not-found') =>
    readFileSync(join(folder, fileOf(path, supportEmail !== undefined)), 'utf8')
      .replaceAll('__ORIGIN__', origin)
      .replaceAll('__SUPPORT_EMAIL__', escaped(supportEmail ?? ''))
  return {
    byPath: new Map<string, string>(publicPages.map((path) => [path, page(path)])),
    notFound: page('not-found'),
    sitemap: sitemapOf(origin),
    robots: robotsOf(origin),
  }
}

function sitemapOf(origin: string): string {
  const urls = publicPages.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

/** Signed-in screens are not indexed, nor are links with tokens. */
function robotsOf(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
