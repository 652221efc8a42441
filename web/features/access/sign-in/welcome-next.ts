export const welcomePath = '/welcome'
const key = 'welcomeNext'

/** Notes in this tab that the first screen comes next; a reload keeps it, signing out forgets it. */
export function noteWelcome() {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Without storage the first screen is left out; Account asks for the same.
  }
}

export function welcomeIsNext(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** The first screen was filled in or skipped. */
export function forgetWelcome() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept there either.
  }
}
