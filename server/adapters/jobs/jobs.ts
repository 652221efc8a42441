/** Work that runs by the clock. A handler may run again after a crash, so it has to be idempotent. */
export type Jobs = {
  /**
   * Runs `handler` by a five-field cron expression in UTC, once across all instances of the server and never
   * beside itself. Named `kebab-case`; said before `start()`.
   */
  every(name: string, cron: string, handler: () => Promise<void>): void
  /** Begins firing; resolves after the first try. A try that fails is logged and repeated, so this never rejects. */
  start(): Promise<void>
  /** No more firings; waits a few seconds for what runs. */
  stop(): Promise<void>
}
