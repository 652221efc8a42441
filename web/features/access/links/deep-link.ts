import { productSlug } from '#contract/product.ts'
import { providerName } from '../sign-in/provider-name.ts'

/** Milliseconds after the start at which the launch link is followed. */
export const launchDelay = 1500

export type DeepLink = {
  /** Without leading and trailing slashes, such as `auth/callback`. */
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
  /** The result of a sign-in, for its completion screen. */
  | { kind: 'completion'; path: string; params: URLSearchParams }
  | { kind: 'screen'; path: string }
  /** For the handler registered for all other links. */
  | { kind: 'other'; link: DeepLink }

/** Placeholder origin of the app; a link that resolves to another origin is refused. */
const inside = 'https://app.invalid'
const completions = ['auth/callback', 'oauth-callback', 'auth/success']
const screens = ['dashboard', 'account']

/** Parses a link of the app's own scheme; undefined for any other address. */
export function readDeepLink(url: string): DeepLink | undefined {
  const own = `${productSlug}://`
  if (!url.toLowerCase().startsWith(own)) return undefined
  // Not by URL, whose host for custom schemes differs between browsers.
  const [address = ''] = url.slice(own.length).split('#', 1)
  const [where = '', query = ''] = splitOnce(address, '?')
  const path = where.replace(/^\/+|(?<!\/)\/+$/g, '')
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

/** The target of a link: always a screen of the app. */
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

/** The in-app address of a link; `/` if it is not a path of the app. */
export function addressOf({ path, params }: DeepLink): string {
  const url = `/${path}`
  // Resolved as the browser would (`\` is a slash, `..` leads up); only the path is used.
  if (!URL.canParse(url, inside)) return '/'
  const { origin, pathname } = new URL(url, inside)
  // A link must not sign the user out.
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
