import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = [
  'web',
  'contract',
  'vite.config.ts',
  'tools/scripts/client/shared-chunks.ts',
  'tools/scripts/client/render-pages.ts',
  'tools/scripts/client/build-worker.ts',
  'tools/scripts/client/compress-files.ts',
  'package-lock.json',
]
const stampFile = join(root, 'dist/client/.sources')

const notBuilt =
  'The web client is not built: run `npm ci && npm run build` without NODE_ENV=production once, then start again.'
const builtEarlier =
  'The web client was built from other sources: run `npm ci && npm run build` without NODE_ENV=production once, then start again.'

/** The client cannot be built or is missing; the message says what to do. */
export class BuildError extends Error {}

/**
 * Builds the web client when its sources have changed since the last build. With `NODE_ENV=production` it builds nothing,
 * as the packages for that may be missing. Error: `BuildError`.
 */
export async function buildClientIfStale(say: (line: string) => void) {
  const [built = '', seen] = (await readFile(stampFile, 'utf8').catch(() => '')).split('\n')
  const isProduction = process.env.NODE_ENV === 'production'
  // An installation without sources has no other client.
  if (built && isProduction && !existsSync(join(root, 'web'))) return
  const files = await listSources()
  if (seen === fingerprintOf(files)) return
  if (built === (await contentsOf(files))) return markBuilt().catch(() => {})
  if (isProduction) throw new BuildError(built ? builtEarlier : notBuilt)
  say('Building the web client (some seconds, once per version)…')
  await run()
  await markBuilt()
}

/** Marks the client on disk as built from the current sources. */
export async function markBuilt() {
  await mkdir(join(root, 'dist/client'), { recursive: true })
  const files = await listSources()
  await writeFile(stampFile, `${await contentsOf(files)}\n${fingerprintOf(files)}`)
}

/** A file that the build reads, with its size and the time of its last change. */
type SourceFile = { path: string; mark: string }

async function listSources(): Promise<SourceFile[]> {
  const visit = async (path: string): Promise<SourceFile[]> => {
    const info = await stat(join(root, path)).catch(() => undefined)
    if (!info) return []
    if (!info.isDirectory()) return [{ path, mark: `${path} ${info.size} ${info.mtimeMs}` }]
    const names = (await readdir(join(root, path))).sort()
    return (await Promise.all(names.map((name) => visit(join(path, name))))).flat()
  }
  return (await Promise.all(sources.map(visit))).flat()
}

/** A hash that tells whether files were written since, without reading them: 0.2 s of each start. */
const fingerprintOf = (files: readonly SourceFile[]) =>
  createHash('sha256')
    .update(files.map(({ mark }) => mark).join('\n'))
    .digest('hex')

/** A hash over names and contents. */
async function contentsOf(files: readonly SourceFile[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { path } of files) hash.update(path).update(await readFile(join(root, path)))
  return hash.digest('hex')
}

function run(): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const child = spawn(
      process.execPath,
      [vite, 'build', '--configLoader', 'native', '--logLevel', 'error'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        // Tests start the server too, and must build the same client.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new BuildError(`The web client could not be built (code ${code}): what is wrong stands above.`),
          ),
    )
  })
}
