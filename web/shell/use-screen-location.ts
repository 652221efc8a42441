import type { BaseLocationHook } from 'wouter'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { entryFor, noteEntry } from '#web/ui/overlays/dialog-history.ts'

type Options = { replace?: boolean; state?: unknown }

function go(to: string | URL, { replace, state = null }: Options = {}) {
  navigate(to, entryFor(replace, state))
  noteEntry()
}

/** The browser's location, with dialogs' history entries removed on navigation. */
export const useScreenLocation = ((options) => {
  const [path] = useBrowserLocation(options)
  return [path, go]
}) satisfies BaseLocationHook
