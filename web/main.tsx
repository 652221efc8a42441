import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import './ui/styles/app.css'
import './ui/device/nonce.ts'
import { getAuthUser } from '#contract/http/first-calls.ts'
import { savedUserId } from '#web/features/access/saved-user.ts'
import { orSeen } from './device/seen/seen-answers.ts'
import { registerStores } from './device/store-registry.ts'
import { deviceStores } from './device-stores.ts'
import { captureArrival } from './features/access/links/arrival.ts'
import { takeOpenedReceipt } from './features/notifications/push/opened-receipt.ts'
import { reportCrash, startEvents } from './http/events.ts'
import { beginRead, queryClient, wrapReads } from './http/query-client.ts'
import { routes, type Screen } from './routes.tsx'
import { App } from './shell/app.tsx'
import { useScreenLocation } from './shell/use-screen-location.ts'

/** Shows the static notice of index.html, which needs no app code. */
function showLoadingError() {
  const notice = document.getElementById('loading-error')
  if (notice) notice.hidden = false
}

/**
 * Starts the requests of the first screen before React renders: the user, the screen's code and, on a device with a
 * saved account, its first read. During rendering they would run one after the other.
 */
function beginScreen(screens: readonly Screen[], path: string) {
  beginRead(getAuthUser)
  const screen = screens.find((one) => one.path === path)
  if (!screen) return
  if ('prepare' in screen.Component) screen.Component.prepare()
  if (screen.reads && savedUserId()) beginRead(screen.reads)
}

const fail = (error: unknown) => {
  reportCrash(error, true)
  showLoadingError()
}

try {
  captureArrival()
  startEvents()
  takeOpenedReceipt()
  wrapReads(orSeen)
  registerStores(deviceStores)
  beginScreen(routes, location.pathname)
  createRoot(document.getElementById('root')!, { onUncaughtError: fail }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router hook={useScreenLocation}>
          <App screens={routes} />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  )
} catch (error) {
  fail(error)
}
