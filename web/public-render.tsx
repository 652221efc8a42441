import { renderToString } from 'react-dom/server'
import type { PublicPage } from '#contract/screens.ts'
import { SupportEmailContext, unfilledEmail } from './features/site/contact/use-support-email.ts'
import { headOf } from './features/site/page-head.ts'
import { PublicFrame } from './public-frame.tsx'
import { loadPublicPage } from './public-pages.tsx'

/**
 * Renders a public page's head and body as HTML, with or without a support address. The server fills in `__ORIGIN__`,
 * `__YEAR__` and `__SUPPORT_EMAIL__`.
 */
export async function renderPage(path: PublicPage | 'not-found', hasAddress: boolean) {
  const Page = await loadPublicPage(path)
  const body = renderToString(
    <SupportEmailContext value={hasAddress ? unfilledEmail : null}>
      <PublicFrame path={path}>
        <Page />
      </PublicFrame>
    </SupportEmailContext>,
  )
  return { head: headOf(path, hasAddress), body }
}
