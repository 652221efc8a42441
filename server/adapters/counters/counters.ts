/** Counters of calls per time window, for limits. */
export type Counters = {
  /**
   * Counts a call under `key` and returns the count since the window began and the milliseconds left. The first
   * call starts the window; `windowMs` is constant per key. `by` −1 takes a call back. Never throws.
   */
  hit(key: string, windowMs: number, by?: 1 | -1): Promise<Counted>
  close(): Promise<void>
}
export type Counted = { count: number; leftMs: number }
