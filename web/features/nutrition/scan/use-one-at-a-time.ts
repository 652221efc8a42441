import { useRef } from 'react'

/** Allows one call at a time: the second tap of a double tap comes before the screen shows 'busy'. */
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
