import { renderToString } from 'react-dom/server'
import type { PublicPage } from '#contract/screens.ts'
import { PublicFrame } from './public-frame.tsx'
import { loadPublicPage } from './public-pages.tsx'
import { headOf } from './site/page-head.ts'

/** A public page's head and body as HTML; `__ORIGIN__` and `__SUPPORT_EMAIL__` are left for the server to fill in. */
export async function renderPage(path: PublicPage | 'not-found') {
  const Page = await loadPublicPage(path)
  const body = renderToString(
    <PublicFrame path={path}>
      <Page />
    </PublicFrame>,
  )
  return { head: headOf(path), body }
}
