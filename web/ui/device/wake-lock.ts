/** Keeps the screen on until the answered function is called, taking the lock again whenever the page comes back. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  async function take() {
    if (document.hidden || over) return
    try {
      const taken = await navigator.wakeLock?.request('screen')
      if (over) void taken?.release()
      else lock = taken
    } catch {
      // Low battery, or not allowed: the screen goes dark, and what was under way goes on.
    }
  }
  const retake = () => void take()
  document.addEventListener('visibilitychange', retake)
  void take()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', retake)
    void lock?.release()
  }
}
