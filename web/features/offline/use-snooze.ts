import { useState } from 'react'

/** Snoozes a notice named `what` for a number of days. */
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
        // Shown again at the next start.
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
