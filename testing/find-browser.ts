import { existsSync } from 'node:fs'
import { installed } from './debian.ts'

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
/** Headless Chromium, which starts in half the time and shows no notifications. */
const quick = '/usr/bin/chromium-headless-shell'
/** Has the pictures of emojis. */
const font = 'fonts-noto-color-emoji'

/**
 * An installed Chrome or Chromium, else Debian's, installed with apt-get if possible. Throws a user-facing
 * sentence otherwise.
 */
export function findBrowser(say: (line: string) => void): string {
  const existing = () => places.find((place) => place && existsSync(place))
  const found = existing() ?? (installed(['chromium', font], say) ? existing() : undefined)
  if (found) return found
  throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it.')
}

/** The headless browser if installed, else any. */
export function findQuickBrowser(say: (line: string) => void): string {
  return !process.env.CHROME_PATH && existsSync(quick) ? quick : findBrowser(say)
}

/** Installs a browser before the tests if needed; build machines get the headless one too. */
export function prepareBrowsers(say: (line: string) => void) {
  findBrowser(say)
  if (process.env.CI && !existsSync(quick)) installed(['chromium-headless-shell', font], say)
}
