const key = 'planSelected'
/** Milliseconds that a chosen plan is kept for sign-up and email confirmation. */
const validityMs = 24 * 3_600_000

/** Records that a plan was chosen before sign-up, so that its payment is the next step. */
export function notePlanNext(now = Date.now()) {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // Without storage the plan is chosen again.
  }
}

export function planIsNext(now = Date.now()): boolean {
  try {
    const since = now - Number(localStorage.getItem(key) ?? Number.NaN)
    return since >= 0 && since <= validityMs
  } catch {
    return false
  }
}

/** Called once the plan's payment was offered. */
export function forgetPlanNext() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}
