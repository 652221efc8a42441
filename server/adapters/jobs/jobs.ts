/** Scheduled jobs. A handler may run again after a crash, so it must be idempotent. */
export type Jobs = {
  /**
   * Registers `handler` under a five-field cron expression in UTC; it runs once across all instances and never
   * concurrently. `name` is kebab-case. Call before `start()`.
   */
  every(name: string, cron: string, handler: () => Promise<void>): void
  /** Starts the schedule; resolves after the first attempt. A failed attempt is logged and retried; never rejects. */
  start(): Promise<void>
  /** Stops the schedule; waits a few seconds for running jobs. */
  stop(): Promise<void>
}
