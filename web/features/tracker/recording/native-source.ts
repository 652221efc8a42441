import { registerPlugin } from '@capacitor/core'
import { type PositionSource, positionOf } from './position-source.ts'

type Told = { timestamp: number; latitude: number; longitude: number; accuracy: number; altitude?: number }
type Plugin = {
  watch(options: object, tell: (position: Told | null, error?: { code?: string }) => void): Promise<string>
  stop(): Promise<void>
}

/** ios/App/App/BackgroundLocation.swift; it tells positions to one at a time. */
const BackgroundLocation = registerPlugin<Plugin>('BackgroundLocation')

/** Positions of the native service, which continues with the screen off. */
export const nativeSource: PositionSource = {
  watch(onPosition, onProblem) {
    let gone = false
    const tell: Parameters<Plugin['watch']>[1] = (told, error) => {
      if (gone) return
      if (told) onPosition(positionTold(told))
      else onProblem(error?.code === 'denied' ? 'denied' : 'unavailable')
    }
    BackgroundLocation.watch({}, tell).catch(() => gone || onProblem('unavailable'))
    return () => {
      gone = true
      // The bridge keeps calls in their order, so that this never stops a later watch.
      BackgroundLocation.stop().catch(() => undefined)
    }
  },
}

function positionTold({ timestamp, latitude, longitude, accuracy, altitude }: Told) {
  const position = positionOf({
    timestamp,
    coords: { latitude, longitude, accuracy, altitude: altitude ?? null },
  })
  // Those of a while with the screen off may come together, late; and the phone's clock is ours.
  return { ...position, t: Math.round(timestamp) }
}
