import type { Opening } from './opening.ts'

/** Milliseconds that a window has to confirm the navigation. */
const timeoutMs = 1000

/**
 * Shows a path in the last used window, or in a new one. The window navigates in the app, as a reload would
 * lose unsaved input.
 */
export async function openAt(clients: Clients, url: string) {
  const [last] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!last) return clients.openWindow(url)
  const window = await last.focus().catch(() => last)
  if (await goes(window, url)) return window
  // A page that does not answer has crashed or is not ours.
  return window.navigate(url).catch(() => clients.openWindow(url))
}

function goes(window: WindowClient, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), timeoutMs)
    window.postMessage({ open: url } satisfies Opening, [port2])
  })
}
