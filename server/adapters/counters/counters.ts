/** Counts of calls in windows of time, for limits. */
export type Counters = {
  /**
   * Counts one more call under `key` and answers how many there were since the window began, and the milliseconds that it
   * still lasts. The first call begins it; `windowMs` is one key's own and always the same. With `by` −1 it takes one
   * back, if any was counted. Never throws.
   */
  hit(key: string, windowMs: number, by?: 1 | -1): Promise<Counted>
  close(): Promise<void>
}
export type Counted = { count: number; leftMs: number }
