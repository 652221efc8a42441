import { registerPlugin } from '@capacitor/core'
import { asDeepLink } from './universal-link.ts'

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
