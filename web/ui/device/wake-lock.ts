/** Keeps the screen on until the returned function is called; reacquires the lock when the page becomes visible. */
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
      // Low battery or no permission: the screen may turn off, the recording continues.
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
