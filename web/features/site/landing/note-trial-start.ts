import type { Event } from '#contract/events.ts'
import { eventsPath } from '#contract/http/paths.ts'
import { addressOf } from '#web/http/address.ts'

/** Reports a started trial without the visitor's identity; sent even while the page unloads. */
export function noteTrialStart() {
  const events: Event[] = [{ name: 'trial_start_clicked' }]
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' })
  navigator.sendBeacon?.(addressOf(eventsPath), body)
}
