import { productSlug } from '#contract/product.ts'
import { providerName } from '../sign-in/provider-name.ts'

/** Milliseconds after the start at which the link that started the app is followed. */
export const launchDelay = 1500

export type DeepLink = {
  /** Without a slash at its ends, such as `auth/callback`. */
  path: string
  params: URLSearchParams
  token: string | null
  refresh_token: string | null
  state: string | null
  error: string | null
  /** `google`, `apple`, what the link names, or `generic`. */
  provider: string
}

export type DeepLinkTarget =
  /** A sign-in came back: its completion screen finishes it. */
  | { kind: 'completion'; path: string; params: URLSearchParams }
  | { kind: 'screen'; path: string }
  /** For the handler that is registered for the rest. */
  | { kind: 'other'; link: DeepLink }

/** Stands for the app's own origin, which no link can change. */
const inside = 'https://app.invalid'
const completions = ['auth/callback', 'oauth-callback', 'auth/success']
const screens = ['dashboard', 'account']

/** What a link of the app's own scheme says; undefined for any other address. */
export function readDeepLink(url: string): DeepLink | undefined {
  const own = `${productSlug}://`
  if (!url.toLowerCase().startsWith(own)) return undefined
  // Not by URL, which reads the host of such a scheme differently from browser to browser.
  const [address = ''] = url.slice(own.length).split('#', 1)
  const [where = '', query = ''] = splitOnce(address, '?')
  const path = where.replace(/^\/+|\/+$/g, '')
  const params = new URLSearchParams(query)
  return {
    path,
    params,
    token: params.get('token'),
    refresh_token: params.get('refresh_token') ?? params.get('refresh'),
    state: params.get('state'),
    error: params.get('error'),
    provider: providerName(params.get('provider'), path),
  }
}

/** Where a link leads: always to a screen of the app, never out of it. */
export function targetOf(link: DeepLink): DeepLinkTarget {
  const { path, params } = link
  if (completions.includes(path)) {
    const named = new URLSearchParams(params)
    named.set('provider', link.provider)
    return { kind: 'completion', path: `/${path}`, params: named }
  }
  if (screens.some((screen) => path.startsWith(screen))) return { kind: 'screen', path: addressOf(link) }
  return { kind: 'other', link }
}

/** The address inside the app that a link names; `/` for one that the browser would not read as a path of the app. */
export function addressOf({ path, params }: DeepLink): string {
  const url = `/${path}`
  // As the browser reads it, to which `\` is a slash and `..` leads up; only its path is taken over.
  if (!URL.canParse(url, inside)) return '/'
  const { origin, pathname } = new URL(url, inside)
  // A link opens screens and signs nobody out.
  if (origin !== inside || /^\/+sign-out/i.test(decoded(pathname))) return '/'
  const address = `/${pathname.replace(/^\/+/, '')}`
  return params.size > 0 ? `${address}?${params}` : address
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
