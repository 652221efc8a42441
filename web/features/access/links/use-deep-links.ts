import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isIos } from '#web/http/platform.ts'

/** Follows the links that open the iOS app. Mounted once. */
export function useDeepLinks() {
  const [, go] = useLocation()
  useEffect(() => {
    if (!isIos()) return
    let stop = () => {}
    let gone = false
    const start = async () => {
      const [{ capacitorLinks }, { followLinks, onOtherLink }, { addressOf }] = await Promise.all([
        import('./app-links.ts'),
        import('./follow-links.ts'),
        import('./deep-link.ts'),
      ])
      if (gone) return
      const open = (path: string) => go(path, { replace: true })
      const stops = [onOtherLink((link) => open(addressOf(link))), followLinks(capacitorLinks(), open)]
      stop = () => {
        for (const end of stops) end()
      }
    }
    start().catch((error: unknown) => console.warn('links that open the app are not followed', error))
    return () => {
      gone = true
      stop()
    }
  }, [go])
}
