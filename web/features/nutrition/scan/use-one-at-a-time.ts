import { useRef } from 'react'

/** Lets one call through until it has ended: the second tap of a double tap comes before the screen shows 'busy'. */
export function useOneAtATime() {
  const underWay = useRef(false)
  return {
    start(work: () => void) {
      if (underWay.current) return
      underWay.current = true
      work()
    },
    ended() {
      underWay.current = false
    },
  }
}
