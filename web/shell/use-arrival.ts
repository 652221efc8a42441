import { useEffect, useRef } from 'react'
import { productName } from '#contract/product.ts'

/** On navigation: sets the tab's title, scrolls to the top and focuses the content. */
export function useArrival(path: string, title: string) {
  const first = useRef(true)
  const wentBack = useRef(false)
  const shown = useRef(path)

  useEffect(() => {
    // A Back that closes a dialog stays on its screen. Captured, so that it runs before the new screen
    // renders.
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
    // On Back the browser restores the scroll position. A hash is scrolled to by the page.
    if (!wentBack.current && !location.hash) window.scrollTo(0, 0)
    wentBack.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
