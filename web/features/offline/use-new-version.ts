import { useEffect, useState } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { isIos } from '#web/http/platform.ts'
import type { Order } from '#web/http/worker-order.ts'

const workerPath = '/sw.js'
/** Milliseconds after the start; leaves the network to the first screen. */
const startedAfter = 3000
/** Milliseconds between checks for a newer version. */
const lookEvery = 3_600_000

/**
 * Registers the service worker for signed-in users and reports a new version of the app. The page never
 * reloads without the user's action.
 */
export function useNewVersion() {
  const signedIn = useUser().isSignedIn
  const [ready, setReady] = useState(false)

  useEffect(() => {
    // The iOS app has its files in the bundle.
    if (!signedIn || !import.meta.env.PROD || isIos() || !('serviceWorker' in navigator)) return
    const controlled = navigator.serviceWorker.controller !== null
    let registration: ServiceWorkerRegistration | undefined
    let lookedAt = Date.now()
    const found = () => {
      const next = registration?.installing
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && navigator.serviceWorker.controller) setReady(true)
      })
    }
    const begin = async () => {
      registration = await navigator.serviceWorker.register(workerPath)
      if (registration.waiting && navigator.serviceWorker.controller) setReady(true)
      registration.addEventListener('updatefound', found)
      found()
      // At each start, because signing out everywhere clears all caches.
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage('keep shell' satisfies Order)
    }
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEvery) return
      lookedAt = Date.now()
      void registration?.update().catch(() => undefined)
    }
    // Another tab has activated the new version.
    const taken = () => controlled && setReady(true)
    const timer = setTimeout(() => void begin().catch(() => undefined), startedAfter)
    const looking = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    navigator.serviceWorker.addEventListener('controllerchange', taken)
    return () => {
      clearTimeout(timer)
      clearInterval(looking)
      document.removeEventListener('visibilitychange', look)
      navigator.serviceWorker.removeEventListener('controllerchange', taken)
      registration?.removeEventListener('updatefound', found)
    }
  }, [signedIn])

  return { ready, change: takeOver }
}

/** Activates the new version and reloads the page. */
async function takeOver() {
  const waiting = (await navigator.serviceWorker.getRegistration(workerPath))?.waiting
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage('take over' satisfies Order)
}
