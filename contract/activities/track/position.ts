/** One position as a receiver gives it. */
export type Position = {
  /** Milliseconds since 1970. */
  t: number
  /** Degrees, WGS 84. */
  lat: number
  lon: number
  /** Metres above the sea. */
  elevation: number | null
  /** Radius in metres within which the receiver believes to be (68 %). */
  accuracy: number | null
  /** Beats a minute. */
  heartRate: number | null
}

/** From and to, milliseconds since 1970. */
export type Pause = [from: number, to: number]

/** All that is known of an activity from start to finish. */
export type Recording = {
  /** Oldest first. */
  positions: Position[]
  /** Heart rates of a recording without positions, such as a treadmill’s; empty where positions carry them. */
  beats: { t: number; heartRate: number }[]
  /** Pauses by hand; standing still is found from the positions. */
  pauses: Pause[]
  /** Milliseconds since 1970 at which a lap was ended by hand. */
  laps: number[]
  startedAt: number
  endedAt: number
}
