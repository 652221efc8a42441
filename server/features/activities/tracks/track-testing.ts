import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { toColumns } from '#contract/activities/track/columns.ts'
import type { Recording } from '#contract/activities/track/position.ts'
import { recorded, start, straight, walk } from '#contract/activities/track/testing.ts'

export const noise = { wander: 1.5, jitter: 0.3 }

/** So many metres straight on, at metres a second. */
export const straightRun = (metres: number, speed = 3, from = start) =>
  recorded(walk(straight(metres), { speed, from, ...noise }))

/** A recording as a device sends it, under an id of its own. */
export const sent = (recording: Recording, more: object = {}) => ({
  id: randomUUID(),
  activityType: 'running' as const,
  track: toColumns(recording),
  ...more,
})

/** Expects a figure to be as `wanted`, but for a `share` of it. */
export const within = (share: number, value: number | null | undefined, wanted: number) =>
  expect(Math.abs(value! / wanted - 1), `${value} is not ${wanted}`).toBeLessThan(share)

export const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})
