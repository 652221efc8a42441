import { getAuthUser } from '#contract/http/first-calls.ts'
import { savedUserId } from '#web/features/access/saved-user.ts'
import { beginRead } from '#web/http/query-client.ts'
import type { Screen } from '#web/routes.tsx'

/**
 * Requests what the first screen needs before React renders: the user, the screen's code and, on a device that knows
 * an account, its first read. Requested by rendering, they would follow each other.
 */
export function beginScreen(screens: readonly Screen[], path: string) {
  beginRead(getAuthUser)
  const screen = screens.find((one) => one.path === path)
  if (!screen) return
  if ('prepare' in screen.Component) screen.Component.prepare()
  if (screen.reads && savedUserId()) beginRead(screen.reads)
}
