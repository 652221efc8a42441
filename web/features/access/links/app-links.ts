import { registerPlugin } from '@capacitor/core'
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

/** Source of the links that open the app. */
export type AppLinks = {
  /** The link that launched the app, if any. */
  launchUrl(): Promise<string | undefined>
  /** Calls `listener` with each link received while the app runs; returns the unsubscribe function. */
  onOpen(listener: (url: string) => void): () => void
}

type AppPlugin = {
  getLaunchUrl(): Promise<{ url: string } | null | undefined>
  addListener(
    event: 'appUrlOpen',
    listener: (opened: { url: string }) => void,
  ): Promise<{ remove: () => Promise<void> }>
}

/** The iOS app's links, from Capacitor's App plug-in. */
export function capacitorLinks(): AppLinks {
  const App = registerPlugin<AppPlugin>('App')
  return {
    launchUrl: async () => {
      const opened = await App.getLaunchUrl()
      return opened ? asDeepLink(opened.url) : undefined
    },
    onOpen(listener) {
      const listening = App.addListener('appUrlOpen', ({ url }) => listener(asDeepLink(url)))
      listening.catch((error: unknown) => console.warn('links that open the app are not told', error))
      return () => void listening.then(({ remove }) => remove()).catch(() => undefined)
    },
  }
}
