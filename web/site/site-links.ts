import { productSlug } from '#contract/product.ts'
import { screenExists } from '#web/ui/screen-exists.ts'
import { words } from './words.ts'

type SiteLink = { href: string; label: string }

/** Links lead only to pages that exist. */
const existing = (links: SiteLink[]) => links.filter(({ href }) => screenExists(href))

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
