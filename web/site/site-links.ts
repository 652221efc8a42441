import { productSlug } from '#contract/product.ts'
import { screens } from '#contract/screens.ts'
import { words } from './words.ts'

type SiteLink = { href: string; label: string }

/** Links lead only to pages that exist. */
const existing = (links: SiteLink[]) =>
  links.filter(({ href }) => (screens as readonly string[]).includes(href))

const { links } = words

export const siteLinks = existing([
  { href: '/', label: links.home },
  { href: `/why-${productSlug}`, label: links.why },
  { href: '/about', label: links.about },
])

export const legalLinks = existing([
  { href: '/terms', label: links.terms },
  { href: '/privacy', label: links.privacy },
  { href: '/disclaimer', label: links.disclaimer },
])
