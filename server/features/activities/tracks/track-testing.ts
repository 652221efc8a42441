import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { toColumns } from '#contract/activities/track/columns.ts'
import type { Recording } from '#contract/activities/track/position.ts'
import { recorded, start, straight, walk } from '#contract/activities/track/testing.ts'

export const noise = { wander: 1.5, jitter: 0.3 }

/** A straight run of so many metres at a speed in metres a second. */
export const straightRun = (metres: number, speed = 3, from = start) =>
  recorded(walk(straight(metres), { speed, from, ...noise }))

/** A recording as sent by a device, with a new id. */
export const sent = (recording: Recording, more: object = {}) => ({
  id: randomUUID(),
  activityType: 'running' as const,
  track: toColumns(recording),
  ...more,
})

/** Matches a figure within the share `share` of `wanted`. */
export const within = (share: number, value: number | null | undefined, wanted: number) =>
  expect(Math.abs(value! / wanted - 1), `${value} is not ${wanted}`).toBeLessThan(share)

export const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})
