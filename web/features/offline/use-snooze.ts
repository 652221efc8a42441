import { useState } from 'react'

/** Whether a person wants to hear no more of something for now: of `what`, for `days`. */
export function useSnooze(what: string, days: number) {
  const key = `putOff:${what}`
  const [until, setUntil] = useState(() => read(key))
  return {
    isSnoozed: Date.now() < until,
    snooze() {
      const end = Date.now() + days * 86_400_000
      setUntil(end)
      try {
        localStorage.setItem(key, String(end))
      } catch {
        // It is asked again at the next start.
      }
    },
  }
}

function read(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}
