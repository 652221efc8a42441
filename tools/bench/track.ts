import { summarise } from '#contract/activities/track/summarise.ts'
import { recorded, straight, walk } from '#contract/activities/track/testing.ts'
import { createTracker } from '#contract/activities/track/tracker.ts'

export const name = 'track'

const hours = 10
const last = 1000

/** A ten-hour ride with a position per second: cost of one more position at its end, and of the final summary. */
export function run() {
  const positions = walk(straight(hours * 3600 * 8), {
    speed: 8,
    wander: 3,
    jitter: 0.5,
    elevation: (metres) => 100 + 50 * Math.sin(metres / 3000),
  })
  const tracker = createTracker('cycling', { startedAt: positions[0]!.t })
  const add = (some: typeof positions) => {
    const began = performance.now()
    for (const position of some) {
      tracker.add(position)
      tracker.figures(position.t)
    }
    return (performance.now() - began) / some.length
  }
  add(positions.slice(0, -last))
  const endMs = add(positions.slice(-last))
  const began = performance.now()
  summarise(recorded(positions), 'cycling')
  return { positions: positions.length, endMs, summaryMs: performance.now() - began }
}
