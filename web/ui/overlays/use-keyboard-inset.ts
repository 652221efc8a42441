import { useEffect } from 'react'

/** Pixels that a screen keyboard covers at least; bars of a browser take less. */
const leastKeyboard = 120

/**
 * While `open`, sets `--keyboard` on the root to the height that a screen keyboard covers: phones lay it over the page
 * without resizing it, and a sheet at the bottom would be below it.
 */
export function useKeyboardInset(open: boolean) {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!open || !seen) return
    const root = document.documentElement
    const measure = () => {
      const covered = root.clientHeight - seen.height - seen.offsetTop
      // A page that is zoomed in shows less, too.
      const keyboard = seen.scale <= 1.01 && covered >= leastKeyboard ? covered : 0
      root.style.setProperty('--keyboard', `${Math.round(keyboard)}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      root.style.removeProperty('--keyboard')
    }
  }, [open])
}
