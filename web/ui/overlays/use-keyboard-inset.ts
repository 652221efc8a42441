import { useEffect } from 'react'

/** Minimum height in pixels of a screen keyboard; browser bars are lower. */
const leastKeyboard = 120

/**
 * While `open`, sets `--keyboard` on the root to the height covered by a screen keyboard: phones overlay it without
 * resizing the page, which would cover a sheet at the bottom.
 */
export function useKeyboardInset(open: boolean) {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!open || !seen) return
    const root = document.documentElement
    const measure = () => {
      const covered = root.clientHeight - seen.height - seen.offsetTop
      // Zooming in reduces the visual viewport too.
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
