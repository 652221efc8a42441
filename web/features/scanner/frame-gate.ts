/** Milliseconds between captured frames. */
export const captureEvery = 3000
/** Maximum number of captured frames of a scan. */
export const mostAttempts = 20
/** Base64 length up to which a frame counts as blank: a covered lens, or a camera that is starting. */
export const emptyFrame = 5000

/** Selects the frames to analyze. A skipped frame counts as an attempt. */
export function frameGate() {
  let attempts = 0
  let last: string | undefined
  return {
    get attempts() {
      return attempts
    },
    /** Whether to capture a frame now; `busy` while the last one is analyzed. */
    next(analysing: boolean): 'capture' | 'busy' | 'over' {
      if (analysing) return 'busy'
      return attempts >= mostAttempts ? 'over' : 'capture'
    },
    judge(base64: string): 'send' | 'same' | 'empty' {
      attempts += 1
      if (base64.length <= emptyFrame) return 'empty'
      if (base64 === last) return 'same'
      last = base64
      return 'send'
    },
  }
}
