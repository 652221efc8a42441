import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { type PublicPage, publicPages, whyPath } from '#contract/screens.ts'
import { fileOf } from '#server/features/site/pages.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const client = join(root, 'dist/client')
const pages = join(root, 'dist/pages')
const renderer = join(root, 'dist/renderer')

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>
type Rendered = { head: string[]; body: string }
type Renderer = { renderPage: (path: PublicPage | 'not-found', hasAddress: boolean) => Promise<Rendered> }

/** Entry sources of the pages, as the manifest names them. */
const sources: Record<PublicPage | 'not-found', string> = {
  '/': 'features/site/landing/landing-page.tsx',
  [whyPath]: 'features/site/about/why-page.tsx',
  '/about': 'features/site/about/about-page.tsx',
  '/demos': 'features/site/demos/demos-page.tsx',
  '/terms': 'features/site/legal/terms-page.tsx',
  '/privacy': 'features/site/legal/privacy-page.tsx',
  '/disclaimer': 'features/site/legal/disclaimer-page.tsx',
  'not-found': 'shell/not-found-page.tsx',
}

/** Recorded films and pictures; pages show a drawing for missing ones. */
export function recordedFilms(): string[] {
  try {
    return readdirSync(join(root, 'web/public/demos')).sort()
  } catch {
    return []
  }
}

/**
 * Prerenders the public pages after the client build: a file each with and without a support address, with
 * links to their hydration scripts.
 */
export const publicPagesPlugin: Plugin = {
  name: 'public-pages',
  apply: 'build',
  async writeBundle() {
    const template = stylesFirst(readFileSync(join(client, 'public-page.html'), 'utf8'))
    const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
    const { renderPage } = await buildRenderer()
    await mkdir(pages, { recursive: true })
    const all = [...publicPages, 'not-found'] as const
    for (const [path, hasAddress] of all.flatMap((path) => [[path, true] as const, [path, false] as const])) {
      const { head, body } = await renderPage(path, hasAddress)
      const html = asleep(template, codeOf(manifest, sources[path]))
        .replace('<!--head-->', () => head.join('\n    '))
        .replace('</head>', () => `  ${fontLinks(manifest).join('\n    ')}\n  </head>`)
        .replace('__ICON__', drawnIcon)
        .replace('<!--page-->', () => body)
      await writeFile(join(pages, fileOf(path, hasAddress)), html)
    }
    await rm(join(client, 'public-page.html'))
    await rm(renderer, { recursive: true, force: true })
  },
}

/** Inlines the icon: as a file it would compete with the styles and fonts of the first paint. */
function drawnIcon(): string {
  const drawing = readFileSync(join(root, 'web/public/icon.svg'), 'utf8').replace(/\s*\n\s*/g, '')
  return `data:image/svg+xml,${drawing.replace(/[#%<>"{}]/g, encodeURIComponent)}`
}

/** Moves the stylesheets first: nothing is painted without them. */
function stylesFirst(template: string): string {
  const [styles] = /<link rel="stylesheet"[^>]*>/.exec(template)!
  return template.replace(styles, '').replace('<meta charset="utf-8" />', `$&\n    ${styles}`)
}

/**
 * Defers the scripts: `before-paint.js` loads them by name after the first paint, so that they do not compete
 * with styles and fonts on a slow connection.
 */
function asleep(template: string, code: string[]): string {
  const preload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
  const needs = new Set([
    ...[...template.matchAll(preload)].map(([, file]) => file),
    ...code.map((file) => `/${file}`),
  ])
  let main = ''
  const page = template
    .replace(preload, '')
    .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/, (_, file: string) => {
      main = file
      return ''
    })
  return page.replace(
    '<script src="/before-paint.js">',
    `<script src="/before-paint.js" data-main="${main}" data-needs="${[...needs].join(' ')}">`,
  )
}

/** Builds the same pages for Node. */
async function buildRenderer(): Promise<Renderer> {
  await build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'error',
    publicDir: false,
    define: { __FILMS__: JSON.stringify(recordedFilms()) },
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: 'public-render.tsx',
      outDir: renderer,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  })
  return import(pathToFileURL(join(renderer, 'render.mjs')).href)
}

/** Every script that `source` loads at once. */
function codeOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build holds no ${source}.`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => codeOf(manifest, one, seen))]
}

/** Preloads the two fonts of every first screen: a late font would shift the layout. */
function fontLinks(manifest: Manifest): string[] {
  return ['ui/fonts/figtree-basic.woff2', 'ui/fonts/fraunces-basic.woff2'].map((source) => {
    const font = manifest[source]
    if (!font) throw new Error(`The build holds no ${source}.`)
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`
  })
}
