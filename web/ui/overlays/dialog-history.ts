import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Browser Back closes the topmost dialog. Each open dialog has a history entry with the address of its screen
 * and, in its state, `dialogs`: the number of such entries up to it. A dialog closed otherwise leaves its
 * entry: the next dialog reuses it, a navigation replaces it, the next Back skips it. A dialog that changed the
 * address of its screen made the entry one of the screen's: a navigation leaves it, and Back leads to it.
 */
type Opened = { close: () => void }
const opened: Opened[] = []
let at = { address: '', depth: 0 }

const depthHere = () => Number(globalThis.history?.state?.dialogs) || 0

/** Reads the current history entry after a navigation of the app. */
export function noteEntry() {
  at = { address: window.location.href, depth: depthHere() }
}

/** Navigation options that leave no dialog's entry between two screens. */
export function entryFor(replace: boolean | undefined, state: unknown): { replace: boolean; state: unknown } {
  const depth = depthHere()
  if (depth && replace) return { replace, state: { ...(state as object), dialogs: depth, readdressed: true } }
  return { replace: replace || (depth > 0 && !history.state.readdressed), state }
}

/** Number of entries back to leave the current screen and its dialogs' entries. */
export const entriesToLeave = () => 1 + depthHere()

/** Closes a dialog on browser Back while `isOpen`. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const entry = { close: () => latest.current() }
    opened.push(entry)
    standOnOwnEntries()
    return () => void opened.splice(opened.indexOf(entry), 1)
  }, [isOpen])
}

function standOnOwnEntries() {
  for (let depth = depthHere() + 1; depth <= opened.length; depth++)
    history.pushState({ ...history.state, dialogs: depth, readdressed: false }, '')
  noteEntry()
}

function onPop() {
  const before = at
  noteEntry()
  if (at.address !== before.address) return setTimeout(closeAll)
  if (at.depth >= before.depth) return
  if (!opened.length) return history.go(-entriesToLeave())
  const surplus = Math.max(1, opened.length - at.depth)
  for (const { close } of opened.slice(-surplus).toReversed()) close()
  // A dialog that cannot be closed now needs a history entry again.
  setTimeout(standOnOwnEntries)
}

/** Closes dialogs that a navigation leaves open, such as a confirmation. */
function closeAll() {
  for (const { close } of opened.toReversed()) close()
}

if (typeof window !== 'undefined') {
  noteEntry()
  addEventListener('popstate', onPop)
}
