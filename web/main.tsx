import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import './ui/styles/app.css'
import './ui/device/nonce.ts'
import { orSeen } from './device/seen/seen-answers.ts'
import { registerStores } from './device/store-registry.ts'
import { deviceStores } from './device-stores.ts'
import { captureArrival } from './features/access/links/arrival.ts'
import { takeOpenedReceipt } from './features/notifications/push/opened-receipt.ts'
import { reportCrash, startEvents } from './http/events.ts'
import { queryClient, wrapReads } from './http/query-client.ts'
import { routes } from './routes.tsx'
import { App } from './shell/app.tsx'
import { beginScreen } from './shell/begin-screen.ts'
import { showLoadingError } from './shell/loading-error.ts'
import { useScreenLocation } from './shell/use-screen-location.ts'

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
