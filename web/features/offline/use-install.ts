import { useEffect, useState } from 'react'
import { isSecurePage } from '#web/ui/device/secure-page.ts'

/** Chromium's install prompt; missing in TypeScript's library. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** Starts of the app before the installation is offered. */
const quietStarts = 3
const startsKey = 'starts'

/**
 * Installation of the app: `ask` if the browser has a prompt, `by-hand` on an iPhone or iPad, `insecure` over http;
 * undefined if installed, unsupported, or in the first starts.
 */
export function useInstall():
  | { way: 'ask'; install: () => void }
  | { way: 'by-hand' | 'insecure' }
  | undefined {
  const [kept, setKept] = useState<InstallEvent>()
  const [starts] = useState(countStart)

  useEffect(() => {
    const keep = (event: Event) => {
      // Replaces the browser's own banner.
      event.preventDefault()
      setKept(event as InstallEvent)
    }
    const done = () => setKept(undefined)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', done)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', done)
    }
  }, [])

  if (starts < quietStarts || isInstalled()) return undefined
  if (kept)
    return {
      way: 'ask',
      install() {
        setKept(undefined)
        void kept.prompt()
      },
    }
  if (isAppleBrowser()) return { way: 'by-hand' }
  return isSecurePage() ? undefined : { way: 'insecure' }
}

let counted: number | undefined

function countStart(): number {
  if (counted !== undefined) return counted
  try {
    counted = (Number(localStorage.getItem(startsKey)) || 0) + 1
    localStorage.setItem(startsKey, String(counted))
  } catch {
    counted = 0
  }
  return counted
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || 'Capacitor' in globalThis || isStandaloneOnIos()

const isStandaloneOnIos = () => (navigator as { standalone?: boolean }).standalone === true

/** Safari on an iPhone or iPad; an iPad identifies as a Mac but has a touch screen. */
function isAppleBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const apple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return apple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent)
}
