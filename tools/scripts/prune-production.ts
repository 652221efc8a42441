import { readFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Locked = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
type Packages = Record<string, Locked>

/**
 * The packages of a lock file, by path, that the server needs: what `dependencies` reach over dependencies, optional
 * dependencies and required peers. npm keeps optional peers too when a development dependency brings them.
 */
export function neededPackages(packages: Packages): Set<string> {
  const needed = new Set<string>()
  const visit = (from: string, { dependencies, optionalDependencies, ...one }: Locked) => {
    const peers = Object.keys(one.peerDependencies ?? {}).filter(
      (name) => !one.peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const path = resolve(packages, from, name)
      if (!path || needed.has(path)) continue
      needed.add(path)
      visit(path, packages[path]!)
    }
  }
  visit('', { dependencies: packages['']!.dependencies ?? {} })
  return needed
}

/** As Node looks a package up: in the nearest `node_modules`, then outwards. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  const path = `${from}${from && '/'}node_modules/${name}`
  if (packages[path]) return path
  return from
    ? resolve(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
    : undefined
}

async function megabytesOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return Math.round(bytes / 1e6)
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Packages
  }
  const needed = neededPackages(packages)
  for (const path of Object.keys(packages))
    if (path && !needed.has(path)) await rm(join(root, path), { recursive: true, force: true })
  console.log(`${needed.size} packages, ${await megabytesOf(join(root, 'node_modules'))} MB`)
}
