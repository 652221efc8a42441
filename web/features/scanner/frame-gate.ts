/** Milliseconds from one captured frame to the next. */
export const captureEvery = 3000
/** Frames that one scan captures before it gives up. */
export const mostAttempts = 20
/** A frame whose base64 is this long or shorter shows nothing: a covered lens, a camera still waking up. */
export const emptyFrame = 5000

/** Decides which captured frames are worth an analysis. A frame that is passed over still counts as an attempt. */
export function frameGate() {
  let attempts = 0
  let last: string | undefined
  return {
    get attempts() {
      return attempts
    },
    /** Whether a frame may be captured now; `busy` while the one before is still being analysed. */
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
