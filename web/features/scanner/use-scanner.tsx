import { useState } from 'react'
import { ScannerOverlay, type ScannerProps } from './scanner-overlay.tsx'

/** The live scanner of a screen: `open` shows it, and `overlay` belongs somewhere on that screen. */
export function useScanner(props: Omit<ScannerProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    open: () => setOpen(true),
    close,
    overlay: isOpen ? <ScannerOverlay {...props} onClose={close} /> : null,
  }
}
