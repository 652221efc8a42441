import { useState } from 'react'
import { dayMs } from '#contract/measures/day.ts'

/** Snoozes a notice named `what` for a number of days. */
export function useSnooze(what: string, days: number) {
  const key = `putOff:${what}`
  const [until, setUntil] = useState(() => read(key))
  return {
    isSnoozed: Date.now() < until,
    snooze() {
      const end = Date.now() + days * dayMs
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
