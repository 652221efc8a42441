import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublicPage, publicPages } from '#contract/screens.ts'

/** What the pages could not know when they were rendered. */
type Instance = { publicUrl: string; supportEmail: string | undefined }

/** The file of a public page in the folder that the build renders them into. */
export function fileOf(path: PublicPage | 'not-found', hasAddress: boolean): string {
  const name = path === '/' ? 'home' : path.replace('/', '')
  return `${name}${hasAddress ? '' : '.no-address'}.html`
}

/** The rendered public pages, with this instance's own address and that of its people filled in. */
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

/** Screens behind the sign-in hold nothing to find; links with tokens least of all. */
function robotsOf(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
