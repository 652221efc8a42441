/** Where a tab notes which link started the app, by its digest: the plug-in tells it again after a reload. */
export const followedKey = 'launch_followed'

/** What a tab keeps for its reloads belongs to the account too, except which link was followed. */
export function clearTabStorage() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== followedKey) sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept there either.
  }
}
