import { isIos } from '#web/http/platform.ts'
import { browserSource, type PositionSource } from './position-source.ts'

/** The native service in the iOS app, loaded only there; the browser's geolocation elsewhere. */
export const deviceSource: PositionSource = {
  watch(onPosition, onProblem) {
    if (!isIos()) return browserSource.watch(onPosition, onProblem)
    let gone = false
    let unwatch = () => {
      gone = true
    }
    import('./native-source.ts').then(
      ({ nativeSource }) => {
        if (!gone) unwatch = nativeSource.watch(onPosition, onProblem)
      },
      () => gone || onProblem('unavailable'),
    )
    return () => unwatch()
  },
}
