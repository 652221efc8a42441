import type { Event } from '#contract/events.ts'
import { eventsPath } from '#contract/http/paths.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { addressOf } from './address.ts'
import { request } from './request.ts'

/** Milliseconds that events are collected before they are sent as one batch. */
const flushAfter = 5000
const batchSize = 50

const pending: Event[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Records the use of a feature, without account or diary content. Never throws. */
export function track(event: Event) {
  pending.push(event)
  timer ??= setTimeout(flush, flushAfter)
}

/** Reports an unhandled error with its screen. */
export function reportCrash(error: unknown, fatal: boolean) {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const where = globalThis.location?.pathname ?? ''
  track({ name: 'exception', description: cutText(`${what} @ ${where}`, 500), fatal })
}

function takeBatches(): Event[][] {
  clearTimeout(timer)
  timer = undefined
  const batches: Event[][] = []
  while (pending.length > 0) batches.push(pending.splice(0, batchSize))
  return batches
}

async function flush() {
  for (const events of takeBatches()) {
    try {
      await request('POST', eventsPath, { events }, { keepalive: true })
    } catch {
      // Usage figures are not retried and show no message.
    }
  }
}

function flushWithBeacon() {
  for (const events of takeBatches())
    navigator.sendBeacon(
      addressOf(eventsPath),
      new Blob([JSON.stringify({ events })], { type: 'application/json' }),
    )
}

/** Sends pending events when the page is hidden, and reports unhandled rejections. */
export function startEvents() {
  addEventListener('pagehide', flushWithBeacon)
  addEventListener('unhandledrejection', (event) => {
    console.warn('unhandled rejection', event.reason)
    reportCrash(event.reason, false)
    event.preventDefault()
  })
}
