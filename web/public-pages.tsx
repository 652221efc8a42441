import type { ComponentType } from 'react'
import { type PublicPage, publicPages, whyPath } from '#contract/screens.ts'

type Load = () => Promise<ComponentType>

/** Public pages; the build renders each to HTML, and the browser hydrates it with its own code only. */
export const publicPageLoads: Record<PublicPage, Load> = {
  '/': async () => (await import('./features/site/landing/landing-page.tsx')).LandingPage,
  [whyPath]: async () => (await import('./features/site/about/why-page.tsx')).WhyPage,
  '/about': async () => (await import('./features/site/about/about-page.tsx')).AboutPage,
  '/demos': async () => (await import('./features/site/demos/demos-page.tsx')).DemosPage,
  '/terms': async () => (await import('./features/site/legal/terms-page.tsx')).TermsPage,
  '/privacy': async () => (await import('./features/site/legal/privacy-page.tsx')).PrivacyPage,
  '/disclaimer': async () => (await import('./features/site/legal/disclaimer-page.tsx')).DisclaimerPage,
}

/** The page of an address, by default the not-found page. */
export function loadPublicPage(path: string): Promise<ComponentType> {
  const known = publicPages.find((page) => page === (path.replace(/(?<!\/)\/+$/, '') || '/'))
  return known
    ? publicPageLoads[known]()
    : import('./shell/not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage)
}
