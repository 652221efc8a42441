import { productName, productSlug } from '#contract/product.ts'
import type { PublicPage } from '#contract/screens.ts'
import { plans } from '#contract/subscriptions/plans.ts'
import { unfilledEmail } from './contact/use-support-email.ts'
import { words } from './head-words.ts'
import { words as site } from './words.ts'

/** Placeholder of the public origin, filled in by the server. */
const origin = '__ORIGIN__'

/** Pages with a preview image of their own; the others use the landing page's. */
const pictures: Partial<Record<PublicPage | 'not-found', string>> = {
  [`/why-${productSlug}`]: 'why',
  '/about': 'about',
}

/** Head tags of a rendered page, one a line, without those of every page. */
export function headOf(path: PublicPage | 'not-found', hasAddress: boolean): string[] {
  const { title, description, picture } = words[path]
  const full = escaped(path === '/' ? `${productName}: ${title}` : `${title} · ${productName}`)
  const text = escaped(description)
  const shown = [`<title>${full}</title>`, `<meta name="description" content="${text}" />`]
  if (path === 'not-found') return [...shown, '<meta name="robots" content="noindex" />']
  const image = `${origin}/og/${pictures[path] ?? 'home'}.png`
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}" />`
  return [
    ...shown,
    `<link rel="canonical" href="${origin}${path}" />`,
    property('type', 'website'),
    property('site_name', productName),
    property('title', full),
    property('description', text),
    property('url', `${origin}${path}`),
    property('image', image),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', escaped(picture)),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="twitter:title" content="${full}" />`,
    `<meta name="twitter:description" content="${text}" />`,
    `<meta name="twitter:image" content="${image}" />`,
    `<script type="application/ld+json">${asJson(thingsOn(path, { name: full, description: text, hasAddress }))}</script>`,
  ]
}

type About = { name: string; description: string; hasAddress: boolean }

/** Structured data of a page (schema.org). */
function thingsOn(path: PublicPage, { name, description, hasAddress }: About) {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: productName,
    url: `${origin}/`,
    logo: `${origin}/notification-icon.png`,
    ...(hasAddress && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: unfilledEmail },
    }),
  }
  const page = { '@type': 'WebPage', '@id': `${origin}${path}`, url: `${origin}${path}`, name, description }
  const isProductPage = path === '/' || path === `/why-${productSlug}`
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, page, ...(isProductPage ? [application()] : [])],
  }
}

function application() {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${origin}/#app`,
    name: productName,
    url: `${origin}/`,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Web, iOS',
    description: words['/'].description,
    featureList: Object.values(site.features).map(({ title }) => title),
    publisher: { '@id': `${origin}/#organization` },
    offers: Object.values(plans).map(({ name, price, description }) => ({
      '@type': 'Offer',
      name,
      description,
      price: price.toFixed(2),
      priceCurrency: 'USD',
      url: `${origin}/#pricing`,
    })),
  }
}

/** JSON that is safe inside a script element. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
