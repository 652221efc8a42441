import { useRef } from 'react'

/** Restores the focus when a dialog closes. Radix does so only for dialogs with a trigger of their own. */
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
