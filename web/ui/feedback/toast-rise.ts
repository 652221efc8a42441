/** Ref of the toasts' list. A dialog begins below the list while a toast is shown, so that it covers no part of it. */
export function keepDialogsClear(list: Element | null) {
  if (!list) return
  const tell = (height: number) => document.documentElement.style.setProperty('--toast-room', `${height}px`)
  const observer = new ResizeObserver(() =>
    tell(list.childElementCount ? list.getBoundingClientRect().height : 0),
  )
  observer.observe(list, { box: 'border-box' })
  return () => {
    observer.disconnect()
    tell(0)
  }
}

/** Heights in pixels of what toasts must not cover at the lower edge, by element. */
const heights = new Map<Element, number>()

/**
 * Ref of an element at the lower edge, such as the line of a recording: toasts stay above the tallest. Returns its cleanup.
 */
export function keepToastsAbove(element: Element | null) {
  if (!element) return
  const observer = new ResizeObserver(() => rise(element, element.getBoundingClientRect().height))
  observer.observe(element)
  return () => {
    observer.disconnect()
    rise(element, 0)
  }
}

/** Ref of a button within the screen: toasts stay above it while it is in the lower half, where they appear. */
export function keepToastsClear(element: Element | null) {
  if (!element) return
  const measure = () => {
    const height = window.innerHeight - element.getBoundingClientRect().top
    rise(element, height < window.innerHeight / 2 ? Math.max(0, height) : 0)
  }
  measure()
  addEventListener('scroll', measure, { passive: true })
  addEventListener('resize', measure)
  return () => {
    removeEventListener('scroll', measure)
    removeEventListener('resize', measure)
    rise(element, 0)
  }
}

function rise(element: Element, height: number) {
  if (height) heights.set(element, height)
  else heights.delete(element)
  document.documentElement.style.setProperty('--toast-rise', `${Math.max(0, ...heights.values())}px`)
}
