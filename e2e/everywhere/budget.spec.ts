import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildClientIfStale } from '#server/build-client.ts'

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const pages = fileURLToPath(new URL('../../dist/pages', import.meta.url))
const kB = 1000

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }>
let manifest: Manifest

beforeAll(async () => {
  await buildClientIfStale(() => {})
  manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
})

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
