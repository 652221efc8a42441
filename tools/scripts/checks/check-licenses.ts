import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gradeOf } from './license-rules.ts'

/** With fewer packages than this the check has failed to read, and must not pass. */
const leastPackages = 100

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
}
type Problem = { package: string; license: string; problem: 'not allowed' | 'missing from NOTICE' }

/** Licenses of packages without one in their package.json, with the source. */
const licensesElsewhere: Record<string, string> = {
  // Its LICENSE file.
  'png-js': 'MIT',
}

/**
 * Every package shipped on any system whose license is not allowed, or which NOTICE has to name and does not.
 * Licenses are read from installed packages, and from the lock file for other systems' packages.
 */
export function checkLicenses(root: string): { packages: number; problems: Problem[] } {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const named = namedIn(existsSync(join(root, 'NOTICE')) ? readFileSync(join(root, 'NOTICE'), 'utf8') : '')
  const locked = lock.packages as Record<string, Locked>
  const inTheClient = reachedFrom(importedBy(join(root, 'web')), locked)
  const shipped = Object.entries(locked).filter(
    ([path, { dev, link }]) => path !== '' && !link && (!dev || inTheClient.has(path)),
  )
  const problems = shipped.flatMap(([path, entry]): Problem[] => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const license = licenseIn(join(root, path)) ?? entry.license ?? licensesElsewhere[name] ?? 'none'
    const grade = gradeOf(license)
    if (grade === 'free' || (grade === 'named' && named.some((pattern) => pattern.test(name)))) return []
    return [
      {
        package: name,
        license,
        problem: grade === 'named' ? 'missing from NOTICE' : ('not allowed' as const),
      },
    ]
  })
  return { packages: shipped.length, problems }
}

/** Names of the packages that files under `folder` import, tests apart: the build bundles them. */
function importedBy(folder: string): Set<string> {
  const names = new Set<string>()
  if (!existsSync(folder)) return names
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|css)$/.test(file) || /\.test\./.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name] of text.matchAll(
      /(?:from|import|import\(|url\()\s*["']((?:@[\w-]+\/)?[a-z][\w.-]*)/g,
    ))
      names.add(name!)
  }
  return names
}

/** Paths in the lock file of packages and all that they depend on. */
function reachedFrom(names: Iterable<string>, locked: Record<string, Locked>): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string) => {
    const path = `node_modules/${name}`
    if (reached.has(path) || !locked[path]) return
    reached.add(path)
    Object.keys(locked[path].dependencies ?? {}).forEach(visit)
  }
  for (const name of names) visit(name)
  return reached
}

/** From its package.json, in the current or a legacy format. */
function licenseIn(folder: string): string | undefined {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  const told = license ?? licenses?.map(({ type }: { type: string }) => type).join(' OR ')
  return typeof told === 'string' ? told : told?.type
}

/** Packages listed in NOTICE: lines that start with a dash; a star matches any ending. */
function namedIn(notice: string): RegExp[] {
  return [...notice.matchAll(/^- (\S+)/gm)].map(
    ([, name]) => new RegExp(`^${name!.replace(/[.+?^$(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  )
}

if (import.meta.main) {
  const { packages, problems } = checkLicenses(fileURLToPath(new URL('../../..', import.meta.url)))
  for (const { package: name, license, problem } of problems)
    console.error(`${name} (${license}): ${problem}`)
  if (packages < leastPackages) console.error(`Only ${packages} packages were seen: the check is blind.`)
  console.log(`${packages} packages are shipped, ${problems.length} with a license that is not in order`)
  process.exitCode = problems.length || packages < leastPackages ? 1 : 0
}
