import { getAuthUser } from '#contract/http/first-calls.ts'
import { savedUserId } from '#web/features/access/saved-user.ts'
import { beginRead } from '#web/http/query-client.ts'
import type { Screen } from '#web/routes.tsx'

/**
 * Starts the requests of the first screen before React renders: the user, the screen's code and, on a device with a
 * saved account, its first read. During rendering they would run one after the other.
 */
export function beginScreen(screens: readonly Screen[], path: string) {
  beginRead(getAuthUser)
  const screen = screens.find((one) => one.path === path)
  if (!screen) return
  if ('prepare' in screen.Component) screen.Component.prepare()
  if (screen.reads && savedUserId()) beginRead(screen.reads)
}
