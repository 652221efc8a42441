import { useEffect, useRef } from 'react'
import { productName } from '#contract/product.ts'

/** On arriving at a screen: its title in the tab, its top in sight, and the focus at its content. */
export function useArrival(path: string, title: string) {
  const first = useRef(true)
  const wentBack = useRef(false)
  const shown = useRef(path)

  useEffect(() => {
    // A way back that closes a dialog stays on its screen. Captured, so that it comes before the new screen.
    const note = () => {
      wentBack.current = window.location.pathname !== shown.current
    }
    addEventListener('popstate', note, true)
    return () => removeEventListener('popstate', note, true)
  }, [])

  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])

  useEffect(() => {
    shown.current = path
    if (first.current) {
      first.current = false
      return
    }
    // Going back, the browser restores the place by itself.
    if (!wentBack.current) window.scrollTo(0, 0)
    wentBack.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
