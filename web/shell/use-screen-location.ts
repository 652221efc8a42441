import type { BaseLocationHook } from 'wouter'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { entryFor, noteEntry } from '#web/ui/overlays/dialog-history.ts'
import { navigateAsking } from '#web/ui/overlays/leave-question.ts'

type Options = { replace?: boolean; state?: unknown }

function go(to: string | URL, { replace, state = null }: Options = {}) {
  navigateAsking(to, () => {
    navigate(to, entryFor(replace, state))
    noteEntry()
  })
}

/** The browser's location, with dialogs' history entries removed on navigation, which unsaved changes question. */
export const useScreenLocation = ((options) => {
  const [path] = useBrowserLocation(options)
  return [path, go]
}) satisfies BaseLocationHook
