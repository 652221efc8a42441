import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { publicPages } from '#contract/screens.ts'
import { buildClientIfStale } from '#server/build-client.ts'
import { clientRoutes } from '#server/features/site/client.ts'

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const pages = fileURLToPath(new URL('../../../dist/pages', import.meta.url))
const kB = 1000

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }>
let manifest: Manifest

// One file holds what needs the built client: two would build it at the same time.
beforeAll(async () => {
  await buildClientIfStale(() => {})
  manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
}, 180_000)

const zipped = (file: string) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length

/** Files of JavaScript that the screens of `sources` load at once. */
function filesOf(...sources: string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build holds no ${source}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const source of sources) visit(source)
  return files
}

/** Gzipped bytes of those files. */
const scripts = (...sources: string[]) =>
  [...filesOf(...sources)].reduce((sum, file) => sum + zipped(file), 0)

test.each([
  'landing/landing',
  'about/why',
  'about/about',
  'demos/demos',
  'legal/terms',
  'legal/privacy',
  'legal/disclaimer',
])('the page %s wakes up with at most 100 kB of scripts', (page) => {
  expect(scripts('public-page.html', `features/site/${page}-page.tsx`)).toBeLessThanOrEqual(100 * kB)
})

test('a public page names all that it wakes up with, and none of the app', () => {
  const html = readFileSync(join(pages, 'home.html'), 'utf8')
  const named = [...html.matchAll(/[ "]\/(assets\/[^" ]+\.js)/g)].map(([, file]) => file!)
  const app = manifest['index.html']!.file
  expect(named.length).toBeGreaterThan(2)
  expect(named).not.toContain(app)
  expect(named.reduce((sum, file) => sum + zipped(file), 0)).toBeLessThanOrEqual(100 * kB)
})

test('the app opens on the dashboard with at most 135 kB of scripts, in four files', () => {
  expect(scripts('index.html')).toBeLessThanOrEqual(135 * kB)
  const html = readFileSync(join(client, 'index.html'), 'utf8')
  expect(html.match(/assets\/[^"]+\.js/g)).toHaveLength(4)
})

test('what follows the first screen comes in at most 12 files of 175 kB, and the day’s list in 25 more', () => {
  const first = filesOf('index.html')
  const later = [
    'features/insights/present/present-cards.tsx',
    'features/nutrition/quick/log-sheet.tsx',
    'ui/feedback/toaster.tsx',
    'shell/menus/account-menu.tsx',
  ]
  const files = [...filesOf(...later)].filter((file) => !first.has(file))
  expect(files.length).toBeLessThanOrEqual(12)
  expect(files.reduce((sum, file) => sum + zipped(file), 0)).toBeLessThanOrEqual(175 * kB)
  const day = filesOf('index.html', ...later, 'features/nutrition/day/nutrition-page.tsx')
  expect(day.size - first.size - files.length).toBeLessThanOrEqual(25)
})

test.each(['features/strength/strength-tab.tsx', 'features/training/player/player-page.tsx'])(
  'the code of %s is at most 60 kB, besides what other screens load too',
  (screen) => {
    const others = Object.keys(manifest).filter(
      (source) => source !== screen && manifest[source]!.isDynamicEntry,
    )
    const shared = filesOf('index.html', ...others)
    const own = [...filesOf(screen)].filter((file) => !shared.has(file))
    const size = own.reduce((sum, file) => sum + zipped(file), 0)
    expect(size).toBeGreaterThan(kB)
    expect(size).toBeLessThanOrEqual(60 * kB)
  },
)

test('the styles of the app are at most 20 kB', () => {
  const styles = manifest['index.html']!.css!.reduce((sum, file) => sum + zipped(file), 0)
  expect(styles).toBeGreaterThan(5 * kB)
  expect(styles).toBeLessThanOrEqual(20 * kB)
})

/** Bytes in the first round trip of a new connection (ten packets). */
const roundTrip = 14 * kB

test('the styles and each font of a first screen come in one round trip each', () => {
  const html = readFileSync(join(pages, 'home.html'), 'utf8')
  const files = (ending: string) =>
    [...html.matchAll(/href="\/(assets\/[^"]+)"/g)]
      .map(([, file]) => file!)
      .filter((file) => file.endsWith(ending))
  const font = (name: string) => manifest[`ui/fonts/${name}-basic.woff2`]!.file
  const fonts = [font('figtree'), font('fraunces')].map((file) => statSync(join(client, file)).size)
  expect(files('.woff2')).toEqual([font('figtree'), font('fraunces')])
  expect(Math.max(...fonts)).toBeLessThanOrEqual(roundTrip)
  expect(files('.css').reduce((sum, file) => sum + zipped(file), 0)).toBeLessThanOrEqual(roundTrip)
})

test('the text of the public pages needs no font besides those two', () => {
  const basic =
    /^[\u0020-\u007e\u00a0\u00a9\u00b0\u00b7\u00bd\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2212\n]*$/
  for (const file of readdirSync(pages)) {
    const text = readFileSync(join(pages, file), 'utf8').replace(/<[^>]+>/g, '')
    expect([file, [...text].filter((letter) => !basic.test(letter))]).toEqual([file, []])
  }
})

describe('the public pages', () => {
  const origin = 'https://forkmile.example'
  /** Answers of the built client's routes. */
  const opened = (supportEmail?: string) => {
    const app = fastify()
    onTestFinished(() => app.close())
    app.register(clientRoutes, { client, publicUrl: origin, supportEmail, now: () => new Date('2031-05-05') })
    return (path: string) => app.inject(path)
  }

  test('every link of every page leads somewhere', async () => {
    const answer = opened('help@forkmile.example')
    const links = new Set<string>()
    for (const path of publicPages) {
      const text = (await answer(path)).body
      for (const [, href] of text.matchAll(/<(?:a|link)[^>]* href="([^"]+)"/g)) links.add(href!)
      for (const [, src] of text.matchAll(/ src="([^"]+)"/g)) links.add(src!)
      const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, place] of text.matchAll(/href="#([^"]+)"/g))
        expect({ path, ids }).toMatchObject({ path, ids: expect.toSatisfy(() => ids.has(place!)) })
    }
    const inside = [...links].filter((href) => href.startsWith('/'))
    expect(inside.length).toBeGreaterThan(15)
    const dead = await Promise.all(
      inside.map(async (href) => [href, (await answer(href)).statusCode] as const),
    )
    expect(dead.filter(([, status]) => status !== 200)).toEqual([])
  })

  test('each page says what it is to search engines and in shared links, under the address that people use', async () => {
    const answer = opened('help@forkmile.example')
    const seen = new Set<string>()
    for (const path of publicPages) {
      const { statusCode, body: text, headers } = await answer(path)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(text).not.toMatch(/__[A-Z_]+__|<!--(head|page)-->/)
      const tag = (pattern: RegExp) => pattern.exec(text)?.[1]
      const title = tag(/<title>([^<]+)<\/title>/)
      const description = tag(/<meta name="description" content="([^"]+)"/)
      expect(tag(/<link rel="canonical" href="([^"]+)"/)).toBe(`${origin}${path}`)
      expect(tag(/<meta property="og:url" content="([^"]+)"/)).toBe(`${origin}${path}`)
      expect(tag(/<meta property="og:title" content="([^"]+)"/)).toBe(title)
      expect(description!.length).toBeGreaterThan(40)
      expect(description!.length).toBeLessThan(170)
      seen.add(`${title}`).add(`${description}`)
      const address = tag(/<meta property="og:image" content="([^"]+)"/)!
      expect(address).toContain(`${origin}/`)
      const picture = await answer(address.slice(origin.length))
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
      const bytes = picture.rawPayload
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      const things = JSON.parse(tag(/<script type="application\/ld\+json">([^<]+)</)!)
      expect(things['@graph'].map((thing: { '@type': string }) => thing['@type'])).toContain('Organization')
    }
    expect(seen.size).toBe(2 * publicPages.length)
    const home = JSON.parse(/ld\+json">([^<]+)</.exec((await answer('/')).body)![1]!)
    expect(home['@graph'].at(-1)).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: [
        { price: '9.99', priceCurrency: 'USD' },
        { price: '19.99', priceCurrency: 'USD' },
      ],
    })
  })

  test('sitemap and robots name the public pages and nothing else', async () => {
    const answer = opened()
    const sitemap = await answer('/sitemap.xml')
    expect([...sitemap.body.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual(
      publicPages.map((path) => `${origin}${path}`),
    )
    const robots = await answer('/robots.txt')
    expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(robots.body).toContain('Disallow: /api/')
  })

  test('an unknown page answers 404 with the not-found screen', async () => {
    const { statusCode, body } = await opened()('/no/such/page')
    expect(statusCode).toBe(404)
    expect(body).toContain('404 Page Not Found')
  })

  test('an instance without an address for people names none', async () => {
    const answer = opened()
    for (const path of publicPages) {
      const { body } = await answer(path)
      expect({ path, mail: /mailto:|SUPPORT_EMAIL|support@/.test(body) }).toEqual({ path, mail: false })
    }
  })

  test('the year of the copyright is the current one', async () => {
    expect((await opened()('/')).body).toContain('© 2031 Forkmile')
  })
})
