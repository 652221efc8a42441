import type { Position } from '#contract/track/position.ts'

export type PositionProblem = 'denied' | 'unavailable'

/** Where positions come from: the browser here, the phone’s own service in a native shell. */
export type PositionSource = {
  /** Tells positions until the answered function is called. */
  watch(onPosition: (position: Position) => void, onProblem: (problem: PositionProblem) => void): () => void
}

/** Milliseconds that a receiver’s clock may differ; some devices tell times that are years off. */
const mostClockError = 60_000

export const browserSource: PositionSource = {
  watch(onPosition, onProblem) {
    if (!('geolocation' in navigator)) {
      onProblem('unavailable')
      return () => undefined
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const now = Date.now()
        onPosition({
          t: Math.abs(timestamp - now) < mostClockError ? Math.round(timestamp) : now,
          lat: coords.latitude,
          lon: coords.longitude,
          elevation: coords.altitude,
          accuracy: coords.accuracy,
          heartRate: null,
        })
      },
      // A timeout is silence, which shows by itself.
      ({ code }) => {
        if (code === GeolocationPositionError.PERMISSION_DENIED) onProblem('denied')
        if (code === GeolocationPositionError.POSITION_UNAVAILABLE) onProblem('unavailable')
      },
      { enableHighAccuracy: true, maximumAge: 0 },
    )
    return () => navigator.geolocation.clearWatch(watch)
  },
}
