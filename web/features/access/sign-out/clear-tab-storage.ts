/** Session key of the digest of the launch link: the plug-in reports the link again after a reload. */
export const followedKey = 'launch_followed'

/** Clears the tab's sessionStorage at sign-out, except the followed launch link. */
export function clearTabStorage() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== followedKey) sessionStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}
