import { universalPaths } from '#contract/access/universal-links.ts'
import { productSlug } from '#contract/product.ts'

/** A universal link of our own site in the app's own scheme; any other link unchanged. */
export function asDeepLink(url: string, site: string | undefined = import.meta.env?.VITE_API_HOST): string {
  if (!site || !URL.canParse(url)) return url
  const { origin, pathname, search } = new URL(url)
  const ours = origin === new URL(site).origin && universalPaths.some((path) => isUnder(pathname, path))
  return ours ? `${productSlug}://${pathname.slice(1)}${search}` : url
}

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)
