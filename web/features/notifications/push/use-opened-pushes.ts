import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isIos } from '#web/http/platform.ts'

/** In the iOS app: goes where a tapped notification leads. Mounted once. */
export function useOpenedPushes() {
  const [, go] = useLocation()
  useEffect(() => {
    if (!isIos()) return
    let gone = false
    let stop = () => {}
    import('./opened-pushes.ts').then(
      ({ followPushes }) => {
        if (!gone) stop = followPushes(go)
      },
      (error: unknown) => console.warn('tapped notifications are not followed', error),
    )
    return () => {
      gone = true
      stop()
    }
  }, [go])
}
