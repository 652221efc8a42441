import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** An installed Chrome or Chromium; else Debian's, installed with apt-get where that can be done. Throws one clear sentence otherwise. */
export function findBrowser(say: (line: string) => void): string {
  const installed = places.find((place) => place && existsSync(place))
  if (installed) return installed
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests (a minute or two, once)…')
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    try {
      apt('update', '-qq')
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji')
    } catch {
      // The sentence below says what to do.
    }
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it.')
}
