import { hydrateRoot } from 'react-dom/client'
import './features/site/site.css'
import { isSignOutDue } from './http/session/sign-out-note.ts'
import { PublicFrame } from './public-frame.tsx'
import { loadPublicPage } from './public-pages.tsx'

const { pathname } = window.location
const Page = await loadPublicPage(pathname)

hydrateRoot(
  document.getElementById('root')!,
  <PublicFrame path={pathname}>
    <Page />
  </PublicFrame>,
)

if (isSignOutDue())
  void Promise.all([import('./http/session/settle-sign-out.ts'), import('./http/request.ts')])
    .then(([{ settleSignOut }, { request }]) => settleSignOut(request))
    .catch(() => undefined)
