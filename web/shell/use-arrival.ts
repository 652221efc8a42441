import { useEffect, useRef } from 'react'
import { productName } from '#contract/product.ts'

/** On arriving at a screen: its title in the tab, its top in sight, and the focus at its content. */
export function useArrival(path: string, title: string) {
  const first = useRef(true)
  const wentBack = useRef(false)

  useEffect(() => {
    const note = () => {
      wentBack.current = true
    }
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])

  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what arriving means
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    // Going back, the browser restores the place by itself.
    // An address that names a part of the page is scrolled to by the page.
    if (!wentBack.current && !location.hash) window.scrollTo(0, 0)
    wentBack.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
