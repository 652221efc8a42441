import type { Position } from '#contract/activities/track/position.ts'
import { isSecurePage } from '#web/ui/device/secure-page.ts'

/** `insecure`: browsers tell no position to a page over http, and ask nobody. */
export type PositionProblem = 'insecure' | 'denied' | 'unavailable'

/** A source of positions: the browser, or the native service of the iOS app. */
export type PositionSource = {
  /** Tells positions until the answered function is called. */
  watch(onPosition: (position: Position) => void, onProblem: (problem: PositionProblem) => void): () => void
}

/** Milliseconds that a receiver’s clock may differ; some devices tell times that are years off. */
const mostClockError = 60_000

type Told = {
  timestamp: number
  coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'> & { altitude: number | null }
}

/** A receiver's position as a recording keeps it, with our own time where its clock is off. */
export function positionOf({ timestamp, coords }: Told): Position {
  const now = Date.now()
  return {
    // A time ahead of ours would make the positions after it too old to count.
    t: Math.abs(timestamp - now) < mostClockError ? Math.min(timestamp, now) : now,
    lat: coords.latitude,
    lon: coords.longitude,
    elevation: coords.altitude,
    accuracy: coords.accuracy,
    heartRate: null,
  }
}

export const browserSource: PositionSource = {
  watch(onPosition, onProblem) {
    if (!isSecurePage() || !('geolocation' in navigator)) {
      onProblem(isSecurePage() ? 'unavailable' : 'insecure')
      return () => undefined
    }
    const watch = navigator.geolocation.watchPosition(
      (position) => onPosition(positionOf(position)),
      // A timeout is shown as a lost signal.
      ({ code }) => {
        if (code === GeolocationPositionError.PERMISSION_DENIED) onProblem('denied')
        if (code === GeolocationPositionError.POSITION_UNAVAILABLE) onProblem('unavailable')
      },
      { enableHighAccuracy: true, maximumAge: 0 },
    )
    return () => navigator.geolocation.clearWatch(watch)
  },
}
