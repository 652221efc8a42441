import { Geolocation } from '@capacitor/geolocation'
import type { PositionProblem, PositionSource } from './position-source.ts'
import { positionOf } from './position-source.ts'

/** Positions from the phone's own service, in the native shell, which has its own way of asking for them. */
export const nativeSource: PositionSource = {
  watch(onPosition, onProblem) {
    let gone = false
    let watch: string | undefined
    const problem = (error: unknown) => {
      if (!gone) onProblem(problemOf(error))
    }
    async function start() {
      const { location } = await Geolocation.requestPermissions({ permissions: ['location'] })
      if (location === 'denied') return problem(deniedCode)
      watch = await Geolocation.watchPosition(
        { enableHighAccuracy: true, maximumAge: 0 },
        (position, error) => {
          if (gone) return
          if (position) onPosition(positionOf(position))
          else if (error) problem(error)
        },
      )
      // Stopped while the phone still asked.
      if (gone) await Geolocation.clearWatch({ id: watch })
    }
    start().catch(problem)
    return () => {
      gone = true
      if (watch) void Geolocation.clearWatch({ id: watch })
    }
  },
}

/** The plugin's code for a refused permission. */
const deniedCode = 'OS-PLUG-GLOC-0003'

function problemOf(error: unknown): PositionProblem {
  const code = typeof error === 'string' ? error : (error as { code?: unknown } | null)?.code
  return code === deniedCode ? 'denied' : 'unavailable'
}
