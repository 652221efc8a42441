/**
 * Holds the one place of the tab that records; two writing the same activity would mix its positions. Answers the
 * way to give it up, undefined where another tab has it.
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
