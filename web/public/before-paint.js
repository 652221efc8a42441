// Runs before the first paint, so that a chosen theme never flashes the other one, nor the doors of the public pages
// before somebody who is signed in.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('user') || localStorage.getItem('access_token')) dataset.account = ''
} catch {
  // Storage may be closed to us; the system's theme is then the one.
}

// Public pages work without scripts; this says that they run, until one could not be fetched.
const { dataset } = document.documentElement
dataset.script = ''
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) delete dataset.script
  },
  true,
)

// They are painted before their scripts are fetched, which would compete with styles and fonts.
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

// A page that breaks while awake is reported and, where React emptied it, put back as it was rendered: it reads well
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
