import type { Event } from '#contract/events.ts'
import { eventsPath } from '#contract/http/paths.ts'
import { addressOf } from '#web/http/address.ts'

/** Notes that somebody wanted the trial, never who; the browser sends it even while the page is being left. */
export function noteTrialStart() {
  const events: Event[] = [{ name: 'trial_start_clicked' }]
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' })
  navigator.sendBeacon?.(addressOf(eventsPath), body)
}
