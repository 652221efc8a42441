/** Milliseconds until `work` runs on a busy main thread. */
const patience = 2000

/** Runs `work` when the main thread is idle, after two seconds at the latest. */
export function whenIdle(work: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patience })
  else work()
}
