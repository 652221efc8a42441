/** A position of a receiver. */
export type Position = {
  /** Milliseconds since 1970. */
  t: number
  /** Degrees, WGS 84. */
  lat: number
  lon: number
  /** Metres above sea level. */
  elevation: number | null
  /** Accuracy radius in metres (68 %). */
  accuracy: number | null
  /** Beats a minute. */
  heartRate: number | null
}

/** From and to, milliseconds since 1970. */
export type Pause = [from: number, to: number]

/** The raw data of an activity. */
export type Recording = {
  /** Oldest first. */
  positions: Position[]
  /** Heart rates of a recording without positions, such as a treadmill's; empty when positions have them. */
  beats: { t: number; heartRate: number }[]
  /** Manual pauses; standing is detected from the positions. */
  pauses: Pause[]
  /** Times of manual laps in milliseconds since 1970. */
  laps: number[]
  startedAt: number
  endedAt: number
}
