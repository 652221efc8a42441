import { tileHosts } from '#server/http/headers.ts'

/** Build inputs of one instance's iOS app. */
export type IosApp = {
  /** The instance's address, such as `https://forkmile.example`. */
  origin: string
  bundleId: string
  /** Google's client ids of the app and the server, for its native dialog. */
  google: { app: string; server: string } | undefined
  mapTilesUrl: string
}

/** A missing or invalid setting of the iOS app. */
export class IosAppError extends Error {}

/** Reads the server's settings, and GOOGLE_IOS_CLIENT_ID, which only the app has. */
export function iosAppOf(env: Record<string, string | undefined>): IosApp {
  const { PUBLIC_URL = '', GOOGLE_IOS_CLIENT_ID: app, GOOGLE_CLIENT_ID: server } = env
  if (!URL.canParse(PUBLIC_URL) || new URL(PUBLIC_URL).protocol !== 'https:')
    throw new IosAppError('PUBLIC_URL needs the address of the server that the app talks to, with https://.')
  if (app && !app.endsWith(googleSuffix))
    throw new IosAppError(`GOOGLE_IOS_CLIENT_ID needs an iOS client's id, which ends in ${googleSuffix}.`)
  if (app && !server) throw new IosAppError('GOOGLE_CLIENT_ID is required when GOOGLE_IOS_CLIENT_ID is set.')
  return {
    origin: new URL(PUBLIC_URL).origin,
    bundleId: env.APPLE_BUNDLE_ID || 'app.forkmile',
    google: app && server ? { app, server } : undefined,
    mapTilesUrl: env.MAP_TILES_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  }
}

/** Variables of the client's build, read by web/http/address.ts and web/features/access/use-phone-dialogs.ts. */
export function clientEnvironment({ origin, google }: IosApp): Record<string, string> {
  return {
    VITE_API_HOST: origin,
    ...(google ? { VITE_GOOGLE_IOS_CLIENT_ID: google.app, VITE_GOOGLE_CLIENT_ID: google.server } : {}),
  }
}

const googleSuffix = '.apps.googleusercontent.com'

/** Content of ios/this-app.xcconfig for Xcode. */
export function xcconfigOf({ origin, bundleId, google }: IosApp): string {
  const lines = [`PRODUCT_BUNDLE_IDENTIFIER = ${bundleId}`, `APP_HOST = ${new URL(origin).hostname}`]
  // Google's callback scheme is the reversed client id.
  if (google)
    lines.push(`GOOGLE_URL_SCHEME = com.googleusercontent.apps.${google.app.slice(0, -googleSuffix.length)}`)
  return `${lines.join('\n')}\n`
}

/** Adds the server's Content-Security-Policy to the page as a meta element, as the app has no server to send it. */
export function guardedPage(html: string, { origin, mapTilesUrl }: IosApp, nonce: string): string {
  // `'self'` are the app's own files; WebKit needs their scheme too.
  const own = `'self' capacitor:`
  const policy = [
    `default-src ${own}`,
    `script-src ${own} 'wasm-unsafe-eval'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} blob: data: ${[origin, ...tileHosts(mapTilesUrl)].join(' ')}`,
    `media-src ${own} blob:`,
    `connect-src ${own} ${origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${own}`,
  ].join('; ')
  const marked = '<meta name="csp-nonce" content="__CSP_NONCE__" />'
  if (!html.includes(marked)) throw new Error('the page has no place for its policy')
  return html.replace(
    marked,
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="csp-nonce" content="${nonce}" />`,
  )
}
