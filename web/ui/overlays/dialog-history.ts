import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The browser's way back closes the topmost dialog. Each open dialog stands on a history entry of its own, with the
 * address of its screen and `dialogs`, the number of such entries up to it, in its state. A dialog that is closed
 * otherwise leaves its entry behind: the next dialog takes it, a navigation replaces it, the next way back skips it.
 */
type Opened = { close: () => void }
const opened: Opened[] = []
let at = { address: '', depth: 0 }

const depthHere = () => Number(globalThis.history?.state?.dialogs) || 0

/** Takes over where the browser stands, after a navigation of the app. */
export function noteEntry() {
  at = { address: window.location.href, depth: depthHere() }
}

/** How a navigation has to be made so that no dialog's entry stays between two screens. */
export function entryFor(replace: boolean | undefined, state: unknown): { replace: boolean; state: unknown } {
  const depth = depthHere()
  if (!depth) return { replace: replace ?? false, state }
  return replace ? { replace, state: { ...(state as object), dialogs: depth } } : { replace: true, state }
}

/** Entries to go back by to leave the current one and the dialogs' entries above it. */
export const entriesToLeave = () => 1 + depthHere()

/** Closes a dialog by the browser's way back while `isOpen`. */
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
    history.pushState({ ...history.state, dialogs: depth }, '')
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
  // A dialog that does not let itself be closed now stands on an entry again.
  setTimeout(standOnOwnEntries)
}

/** What another screen has not closed by itself, such as a question. */
function closeAll() {
  for (const { close } of opened.toReversed()) close()
}

if (typeof window !== 'undefined') {
  noteEntry()
  addEventListener('popstate', onPop)
}
