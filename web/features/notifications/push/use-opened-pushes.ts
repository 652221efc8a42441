import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isIos } from '#web/http/platform.ts'

/** Navigates to the target of tapped notifications in the iOS app. Mounted once. */
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
