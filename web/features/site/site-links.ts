import { whyPath } from '#contract/screens.ts'
import { words } from './words.ts'

type SiteLink = { href: string; label: string }
const { links } = words

export const siteLinks: readonly SiteLink[] = [
  { href: '/', label: links.home },
  { href: whyPath, label: links.why },
  { href: '/about', label: links.about },
]

export const moreLinks: readonly SiteLink[] = [{ href: '/demos', label: links.demos }]

export const legalLinks: readonly SiteLink[] = [
  { href: '/terms', label: links.terms },
  { href: '/privacy', label: links.privacy },
  { href: '/disclaimer', label: links.disclaimer },
]
