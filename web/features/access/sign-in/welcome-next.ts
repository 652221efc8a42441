export const welcomePath = '/welcome'
const key = 'welcomeNext'

/** Marks in this tab that the first screen is next; survives a reload, cleared at sign-out. */
export function noteWelcome() {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Without storage the first screen is skipped; Account has the same fields.
  }
}

export function welcomeIsNext(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Called when the first screen was completed or skipped. */
export function forgetWelcome() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}
