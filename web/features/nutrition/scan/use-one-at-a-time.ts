import { useRef } from 'react'

/** Lets one call through until it has ended: the second tap of a double tap comes before the screen shows 'busy'. */
export function useOneAtATime() {
  const running = useRef(false)
  return {
    start(work: () => void) {
      if (running.current) return
      running.current = true
      work()
    },
    ended() {
      running.current = false
    },
  }
}
