import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Shell } from '#web/worker/shell.ts'

const client = 'dist/client'
/** Bytes; larger files are loaded on first use and need a network then. */
const largest = 500_000
/** Loaded by the iOS app only, which has its files in the bundle. */
const elsewhere = /\/(cordova-kit|native-source|opened-pushes|phone-(camera|dialogs|frame|push))-/

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Builds the service worker as one classic script with a fixed name: browsers check its address for updates. */
export const workerPlugin: Plugin = {
  name: 'service-worker',
  apply: 'build',
  // Not in `closeBundle`, which also runs after a failure and would mask it.
  async writeBundle() {
    const shell = await readShell()
    await build({
      configFile: false,
      root: 'web',
      logLevel: 'error',
      publicDir: false,
      define: { __SHELL__: JSON.stringify(shell) },
      build: {
        outDir: `../${client}`,
        emptyOutDir: false,
        rollupOptions: {
          input: 'web/worker/sw.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
  },
}

/** Every file that the app's page can load, and a hash over all of them. */
async function readShell(): Promise<Shell> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const reached = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[name]!
    for (const one of [file, ...css, ...assets]) files.add(`/${one}`)
    for (const next of [...imports, ...dynamicImports]) visit(next)
  }
  visit('index.html')
  // Pictures and films of the public pages are in folders.
  for (const entry of await readdir('web/public', { withFileTypes: true }))
    if (entry.isFile()) files.add(`/${entry.name}`)

  const kept: string[] = []
  const hash = createHash('sha256').update(await readFile(join(client, 'index.html')))
  for (const file of [...files].sort()) {
    if (elsewhere.test(file) || (await stat(join(client, file))).size > largest) continue
    hash.update(file).update(await readFile(join(client, file)))
    kept.push(file)
  }
  return { version: hash.digest('hex').slice(0, 16), entry: `/${manifest['index.html']!.file}`, files: kept }
}
