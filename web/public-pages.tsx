import type { ComponentType } from 'react'
import { type PublicPage, publicPages, whyPath } from '#contract/screens.ts'

type Load = () => Promise<ComponentType>

/** The public pages; each is rendered to HTML by the build, and wakes up in the browser with its own code alone. */
export const publicPageLoads: Record<PublicPage, Load> = {
  '/': async () => (await import('./site/landing-page.tsx')).LandingPage,
  [whyPath]: async () => (await import('./site/why-page.tsx')).WhyPage,
  '/about': async () => (await import('./site/about-page.tsx')).AboutPage,
  '/demos': async () => (await import('./site/demos-page.tsx')).DemosPage,
  '/terms': async () => (await import('./site/terms-page.tsx')).TermsPage,
  '/privacy': async () => (await import('./site/privacy-page.tsx')).PrivacyPage,
  '/disclaimer': async () => (await import('./site/disclaimer-page.tsx')).DisclaimerPage,
}

/** The page of an address; the not-found page for every address that has none. */
export function loadPublicPage(path: string): Promise<ComponentType> {
  const known = publicPages.find((page) => page === (path.replace(/\/+$/, '') || '/'))
  return known
    ? publicPageLoads[known]()
    : import('./shell/not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage)
}
