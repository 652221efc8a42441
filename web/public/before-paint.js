// Runs before the first paint, so that neither the other theme nor, for signed-in users, the sign-in buttons flash.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('user') || localStorage.getItem('access_token')) dataset.account = ''
} catch {
  // Storage may be closed to us; the system's theme is then the one.
}

// Marks that scripts run, which public pages work without; removed when one fails to load.
const { dataset } = document.documentElement
dataset.script = ''
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) delete dataset.script
  },
  true,
)

// Scripts load after the first paint, as they would compete with styles and fonts.
const { main, needs } = document.currentScript.dataset
const add = (name, properties) =>
  document.head.append(Object.assign(document.createElement(name), properties))
function wake() {
  add('link', { rel: 'manifest', href: '/manifest.webmanifest' })
  for (const href of needs.split(' ')) add('link', { rel: 'modulepreload', crossOrigin: '', href })
  add('script', { type: 'module', crossOrigin: '', src: main })
}
if (main)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    wake()
  }).observe({ type: 'paint', buffered: true })

// A page that fails after hydration is reported and, if React emptied it, restored as it was rendered: it works
// without scripts.
if (main)
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    const rendered = root.innerHTML
    addEventListener('error', ({ message }) => {
      if (!message) return
      if (!root.hasChildNodes()) {
        root.innerHTML = rendered
        delete dataset.script
      }
      const description = `${message} @ ${location.pathname}`.slice(0, 500)
      const events = [{ name: 'exception', description, fatal: false }]
      navigator.sendBeacon(
        '/api/events',
        new Blob([JSON.stringify({ events })], { type: 'application/json' }),
      )
    })
  })
