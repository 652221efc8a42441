import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian's `packages`, as root and with apt-get; whether it could. */
export function installed(packages: readonly string[], say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  say(`Installing ${packages.join(' and ')} for the tests (a minute or two, once)…`)
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
    return true
  } catch {
    return false
  }
}
