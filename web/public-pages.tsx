import type { ComponentType } from 'react'
import { type PublicPage, publicPages, whyPath } from '#contract/screens.ts'

type Load = () => Promise<ComponentType>

/** The public pages; each is rendered to HTML by the build, and wakes up in the browser with its own code alone. */
export const publicPageLoads: Record<PublicPage, Load> = {
  '/': async () => (await import('./features/site/landing/landing-page.tsx')).LandingPage,
  [whyPath]: async () => (await import('./features/site/about/why-page.tsx')).WhyPage,
  '/about': async () => (await import('./features/site/about/about-page.tsx')).AboutPage,
  '/demos': async () => (await import('./features/site/demos/demos-page.tsx')).DemosPage,
  '/terms': async () => (await import('./features/site/legal/terms-page.tsx')).TermsPage,
  '/privacy': async () => (await import('./features/site/legal/privacy-page.tsx')).PrivacyPage,
  '/disclaimer': async () => (await import('./features/site/legal/disclaimer-page.tsx')).DisclaimerPage,
}

/** The page of an address; the not-found page for every address that has none. */
export function loadPublicPage(path: string): Promise<ComponentType> {
  const known = publicPages.find((page) => page === (path.replace(/\/+$/, '') || '/'))
  return known
    ? publicPageLoads[known]()
    : import('./shell/not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage)
}
