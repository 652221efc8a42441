import type { Event } from '#contract/events.ts'
import { cutText } from '#contract/measures/cut-text.ts'

/** Removes personal data from an event's texts: addresses, ids, tokens, queries, long numbers. */
export function withoutPersonalData(event: Event): Event {
  return {
    ...event,
    category: redact(event.category, 48),
    label: redact(event.label, 64),
    description: redact(event.description, 300),
  }
}

function redact(text: string | null | undefined, most: number): string | null {
  if (!text) return null
  const clean = text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '[address]')
    .replace(/[?#][^\s)]*/g, '')
    .replace(/\b[\w-]{24,}\b(\.[\w-]+)*/g, '[id]')
    .replace(/\d{6,}/g, '[number]')
  return cutText(clean, most)
}
