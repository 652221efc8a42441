import type { Sms } from './sms.ts'

/** Records texts; for tests that do not concern the protocol. */
export function recordingSms(): Sms & { sent: { to: string; text: string }[] } {
  const sent: { to: string; text: string }[] = []
  return { available: true, sent, send: async (message) => void sent.push(message) }
}
