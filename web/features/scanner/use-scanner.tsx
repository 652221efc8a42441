import { useState } from 'react'
import { ScannerOverlay, type ScannerProps } from './scanner-overlay.tsx'

/** A screen's live scanner: `open` shows it, `overlay` is to be rendered. */
export function useScanner(props: Omit<ScannerProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    open: () => setOpen(true),
    close,
    overlay: isOpen ? <ScannerOverlay {...props} onClose={close} /> : null,
  }
}
