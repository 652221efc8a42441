/**
 * Acquires the lock of the recording tab, since two tabs would mix positions. Returns its release; undefined if another
 * tab holds it.
 */
export function holdRecording(): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => undefined)
  return new Promise((answer, fail) => {
    navigator.locks
      .request('tracker', { ifAvailable: true }, (lock) => {
        if (!lock) return answer(undefined)
        return new Promise<void>((release) => answer(release))
      })
      .catch(fail)
  })
}
