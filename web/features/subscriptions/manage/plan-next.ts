const key = 'planSelected'
/** Milliseconds that a chosen plan waits for its person to sign up and confirm an address. */
const patience = 24 * 3_600_000

/** Notes that somebody chose a plan and goes on to sign up: paying for it is their next step. */
export function notePlanNext(now = Date.now()) {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // Without storage they choose once more.
  }
}

export function planIsNext(now = Date.now()): boolean {
  try {
    const since = now - Number(localStorage.getItem(key) ?? Number.NaN)
    return since >= 0 && since <= patience
  } catch {
    return false
  }
}

/** The plan had its turn. */
export function forgetPlanNext() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept there either.
  }
}
