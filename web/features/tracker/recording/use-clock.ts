import { useEffect, useState } from 'react'

/**
 * Current time in milliseconds since 1970, every second; read from the clock, so that a suspended page is correct at
 * once.
 */
export function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
