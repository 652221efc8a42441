import type * as z from 'zod'
import {
  type ActivityEntry,
  type ActivityType,
  type changeActivity,
  energyOf,
} from '#contract/activities/activities.ts'
import { paceOf, wholeSeconds } from '#contract/activities/derived-figures.ts'
import { AppError } from '#contract/http/errors.ts'
import { rounded } from '#contract/measures/rounded.ts'
import type { Account } from '#server/http/identity.ts'
import { momentsOf } from './moments.ts'
import type { ActivityRow, NewActivity } from './store.ts'
import { words } from './words.ts'

export type Figures = Omit<NewActivity, 'id' | 'createdAt' | 'source' | 'hasRoute' | 'golf' | 'movingTime'>
type Sent = Omit<ActivityEntry, 'coordinates'>
type Change = z.output<typeof changeActivity.body>

/** Bound of typed kilocalories in the contract. */
const mostCalories = 50_000

/**
 * Completes a typed activity: the end from the duration, pace and speed from the distance, the energy by the
 * formula for `kilograms`. Errors: as `momentsOf`; `invalid` on `maxHeartRate` below the average.
 */
export function figuresOf(sent: Sent, user: Account, now: Date, kilograms?: number): Figures {
  const startAt = new Date(sent.startTime)
  const endAt = sent.endTime ? new Date(sent.endTime) : new Date(startAt.getTime() + sent.duration * 1000)
  const moments = momentsOf(user, now, startAt, endAt)
  checkHeartRates(sent)
  const duration = wholeSeconds(sent.duration)
  const type = sent.activityType
  return {
    activityType: type,
    ...moments,
    duration,
    ...paceOf(sent, duration),
    caloriesBurned: rounded(sent.caloriesBurned ?? estimate(type, duration, kilograms), 2),
    avgHeartRate: sent.avgHeartRate ?? null,
    maxHeartRate: sent.maxHeartRate ?? null,
    elevation: maybe(sent.elevation, 2),
    notes: sent.notes || null,
    routeName: sent.routeName || null,
    weather: sent.weather || null,
    temperature: maybe(sent.temperature, 2),
  }
}

export function checkHeartRates({ avgHeartRate, maxHeartRate }: Partial<Sent>) {
  if (avgHeartRate == null || maxHeartRate == null || maxHeartRate >= avgHeartRate) return
  throw new AppError('invalid', words.maxBelowAverage, { fields: { maxHeartRate: words.maxBelowAverage } })
}

/** Kilocalories of a duration by the formula, clamped to the contract's bounds. */
export function estimate(type: ActivityType, seconds: number, kilograms?: number): number {
  return Math.min(energyOf(type, seconds / 60, kilograms), mostCalories)
}

/** Applies a correction to a typed activity; without `endTime` the end moves along. */
export function changed(row: ActivityRow, sent: Change): Sent {
  const startTime = sent.startTime ?? row.startAt.toISOString()
  const lasted = row.endAt.getTime() - row.startAt.getTime()
  const end = sent.duration === undefined ? new Date(Date.parse(startTime) + lasted).toISOString() : null
  const differs = (name: 'duration' | 'distance') => sent[name] !== undefined && sent[name] !== row[name]
  const remeasured = differs('duration') || differs('distance')
  const keep = <Name extends keyof Change & keyof ActivityRow>(name: Name) =>
    (sent[name] === undefined ? row[name] : sent[name]) as never
  return {
    activityType: keep('activityType'),
    startTime,
    endTime: sent.endTime ?? end,
    duration: sent.duration ?? row.duration,
    distance: keep('distance'),
    pace: remeasured ? sent.pace : keep('pace'),
    speed: remeasured ? sent.speed : keep('speed'),
    averageSpeed: remeasured || sent.speed !== undefined ? null : row.averageSpeed,
    caloriesBurned: keep('caloriesBurned'),
    avgHeartRate: keep('avgHeartRate'),
    maxHeartRate: keep('maxHeartRate'),
    elevation: keep('elevation'),
    notes: keep('notes'),
    routeName: keep('routeName'),
    weather: keep('weather'),
    temperature: keep('temperature'),
  }
}

const measured = ['duration', 'distance', 'pace', 'speed'] as const

/**
 * Errors: `invalid` on each measured figure of a recording that is typed differently, and on the type of a golf
 * round.
 */
export function checkChange(row: ActivityRow, sent: Change) {
  const fields: Record<string, string> = {}
  if (row.golf && sent.activityType && sent.activityType !== 'golf') fields.activityType = words.staysGolf
  if (row.hasRoute) {
    for (const name of measured)
      if (sent[name] !== undefined && sent[name] !== row[name]) fields[name] = words.measured
    for (const [name, at] of [
      ['startTime', row.startAt],
      ['endTime', row.endAt],
    ] as const)
      if (sent[name] != null && Date.parse(sent[name]) !== at.getTime()) fields[name] = words.measured
  }
  const [message] = Object.values(fields)
  if (message) throw new AppError('invalid', message, { fields })
}

function maybe(value: number | null | undefined, places: number): number | null {
  return value == null ? null : rounded(value, places)
}
