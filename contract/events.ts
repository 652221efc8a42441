import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { eventsPath } from './http/paths.ts'
import { atMost, line } from './measures/text.ts'

/** A first-party event: the feature used, without user or contents. */
export const event = z.object({
  name: atMost(48).regex(/^[a-z][a-z0-9_]{1,47}$/, 'Names are lower case with underscores.'),
  category: line(48).nullish(),
  label: line(64).nullish(),
  value: z.number().min(-1e9).max(1e9).nullish(),
  /**
   * Crash reports only: the error's message and the screen's path, shortened and stripped of addresses by the
   * server.
   */
  description: z.string().max(500).nullish(),
  fatal: z.boolean().nullish(),
})
export type Event = z.infer<typeof event>

export const recordEvents = {
  method: 'POST',
  path: eventsPath,
  summary: 'Record first-party usage events and crash reports',
  access: 'public',
  limit: 'events',
  // The maximum number of events of maximum length.
  maxBytes: 64 * 1024,
  body: z.object({ events: z.array(event).min(1).max(50) }),
  /** Lower than sent when the day's limit is reached; do not send again. */
  response: z.object({ recorded: z.number().int() }),
} satisfies Endpoint
