import { useRef } from 'react'

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so for dialogs with a trigger of
 * their own; ours are opened from anywhere.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return
      event.preventDefault()
      before.current.focus({ preventScroll: true })
    },
  }
}
