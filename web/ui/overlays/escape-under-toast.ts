import { useEffect, useRef } from 'react'

/** Closes each open dialog, menu or list, topmost last. */
const closers: (() => void)[] = []

/** Lets Escape close a dialog, menu or list under a toast while `isOpen`. */
export function useEscapeUnderToast(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const closer = () => latest.current()
    closers.push(closer)
    return () => void closers.splice(closers.indexOf(closer), 1)
  }, [isOpen])
}

/** Whether the focused list or search inside a dialog closes by Escape itself. */
export const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true], [data-own-escape] *')

/**
 * Handles Escape for a toast, whose layer Radix puts above what opened before it: the topmost dialog, menu or list closes,
 * and the toast stays.
 */
export function escapeUnderToast(event: KeyboardEvent) {
  const { target, defaultPrevented } = event
  if (defaultPrevented) return
  event.preventDefault()
  if (!hasOwnEscape(target)) closers.at(-1)?.()
}
