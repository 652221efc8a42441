import * as z from 'zod'
import { cursor } from '../http/cursor.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { unread } from '../http/unread.ts'
import { day, moment } from '../measures/day-schemas.ts'
import { decimals } from '../measures/decimals.ts'
import { line, paragraph } from '../measures/text.ts'
import { kilometresPerMile } from '../measures/units.ts'
import { golfRound } from './golf.ts'
import { trackColumns } from './track-columns.ts'

/**
 * Metabolic equivalents of the specification; dancing, rowing, climbing and golf from the Compendium of Physical
 * Activities.
 */
export const metOf = {
  running: 11,
  walking: 3.8,
  cycling: 7.5,
  swimming: 11,
  hiking: 6,
  yoga: 3,
  weightlifting: 6,
  basketball: 8,
  tennis: 8,
  soccer: 10,
  dancing: 5,
  rowing: 7,
  climbing: 8,
  golf: 4.8,
  other: 5,
} as const
export type ActivityType = keyof typeof metOf
export const activityTypes = Object.keys(metOf) as [ActivityType, ...ActivityType[]]
export const activityType = z.enum(activityTypes, 'Choose an activity type.')

/** Choices of the tracking screen, in its order, and of the fitness form. */
export const trackingTypes = [
  'running',
  'walking',
  'cycling',
  'swimming',
  'hiking',
  'yoga',
  'weightlifting',
  'basketball',
  'tennis',
  'soccer',
  'other',
] as const satisfies ActivityType[]
export const fitnessTypes = [
  'running',
  'walking',
  'cycling',
  'swimming',
  'hiking',
  'yoga',
  'weightlifting',
  'basketball',
  'tennis',
  'soccer',
  'dancing',
  'rowing',
  'climbing',
  'other',
] as const satisfies ActivityType[]

export const weathers = ['sunny', 'cloudy', 'rainy', 'snowy', 'windy', 'hot', 'cold'] as const
/** Body weight assumed by forms. */
export const assumedKilograms = 70
export const mostHours = 48

/** Kilocalories of a duration as specified: MET × 3.5 ml of oxygen × kg ÷ 200, a minute. */
export function energyOf(type: ActivityType, minutes: number, kilograms: number = assumedKilograms): number {
  return Math.round((metOf[type] * kilograms * 3.5 * minutes) / 200)
}

export const milesOf = (kilometres: number) => kilometres / kilometresPerMile
export const kilometresOf = (miles: number) => miles * kilometresPerMile

const heartRate = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(20, 'Heart rates are between 20 and 220.')
  .max(220, 'Heart rates are between 20 and 220.')
const tooFast = 'That is too fast. Check distance and duration.'
const tooSlow = 'That is too slow. Check distance and duration.'
const optional = {
  endTime: moment.nullish(),
  /** Kilometres. */
  distance: decimals(3).min(0, 'This cannot be negative.').max(2000, 'At most 2000 km.').nullish(),
  /** Minutes a kilometre. */
  pace: z.number().min(0).max(1000, tooSlow).nullish(),
  /** Kilometres an hour. */
  speed: z.number().min(0).max(300, tooFast).nullish(),
  caloriesBurned: decimals(2)
    .min(0, 'This cannot be negative.')
    .max(50_000, 'At most 50000 calories.')
    .nullish(),
  avgHeartRate: heartRate.nullish(),
  maxHeartRate: heartRate.nullish(),
  /** Metres climbed. */
  elevation: decimals(2).min(-500, 'At least −500 m.').max(30_000, 'At most 30000 m.').nullish(),
  notes: paragraph(2000).nullish(),
  routeName: line(120).nullish(),
  /** Free text, or one of `weathers`; empty for unknown. */
  weather: line(40).nullish(),
  /** Degrees Celsius. */
  temperature: decimals(2).min(-60, 'Between −60 and 60 °C.').max(60, 'Between −60 and 60 °C.').nullish(),
}

export const activityEntry = z.object({
  activityType,
  startTime: moment,
  /** Seconds. */
  duration: z
    .number('Enter a number.')
    .gt(0, 'The duration must be more than 0.')
    .max(mostHours * 3600, `At most ${mostHours} hours.`),
  ...optional,
  /** Sent by the tracking screen as null; a recorded route goes to `recordTrack`. */
  coordinates: unread.optional(),
  /** Miles an hour; kept for clients of the tracking screen. */
  averageSpeed: z.number().min(0).max(200, tooFast).nullish(),
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const activitySources = ['manual', 'live', 'golf', 'coach', 'import'] as const

export const activity = z.object({
  id: z.uuid(),
  activityType,
  startTime: z.iso.datetime({ offset: true }),
  endTime: z.iso.datetime({ offset: true }),
  /** Seconds with pauses; `movingTime` without them, null when not measured. */
  duration: z.number(),
  movingTime: z.number().nullable(),
  distance: z.number().nullable(),
  pace: z.number().nullable(),
  speed: z.number().nullable(),
  averageSpeed: z.number().nullable(),
  caloriesBurned: z.number().nullable(),
  avgHeartRate: z.number().nullable(),
  maxHeartRate: z.number().nullable(),
  elevation: z.number().nullable(),
  notes: z.string().nullable(),
  routeName: z.string().nullable(),
  weather: z.string().nullable(),
  temperature: z.number().nullable(),
  source: z.enum(activitySources),
  hasRoute: z.boolean(),
  golf: golfRound.nullable(),
  /** Day in the account's zone when logged. */
  day,
  createdAt: z.iso.datetime(),
})
export type Activity = z.infer<typeof activity>

export const logActivity = {
  method: 'POST',
  path: '/api/activities/log',
  summary: 'Log an activity with figures typed by hand',
  body: activityEntry,
  response: activity,
} satisfies Endpoint

export const logGolfRound = {
  method: 'POST',
  path: '/api/activities/golf',
  summary: 'Save a golf scorecard as an activity',
  body: z.object({
    startTime: moment,
    /** Seconds. */
    duration: z
      .number()
      .gt(0)
      .max(mostHours * 3600),
    round: golfRound,
    notes: paragraph(2000).nullish(),
  }),
  response: activity,
} satisfies Endpoint

/** The session of a schedule that an activity did. */
export const sessionLink = z.object({ scheduleId: z.uuid(), sessionId: z.uuid() })
export type SessionLink = z.infer<typeof sessionLink>

/** A finished live recording. The client generates `id`, so that sending it twice creates one activity. */
export const recordTrack = {
  method: 'POST',
  path: '/api/activities/track',
  summary: 'Save a recorded activity; its figures are worked out from its positions',
  // The longest recording, a position a second for two days, is 4 MB.
  maxBytes: 6_000_000,
  body: z.object({
    id: z.uuid('That is not an id.'),
    activityType,
    track: trackColumns,
    ...optional,
    /** The session of a schedule that it does. */
    session: sessionLink.nullish(),
  }),
  /** `session`: whether the schedule still had it; null where none was named. */
  response: activity.extend({ session: z.enum(['done', 'gone']).nullable() }),
} satisfies Endpoint

/** `Link: rel="next"` names the next page. */
export const listRecentActivities = {
  method: 'GET',
  path: '/api/activities/recent',
  summary: 'Activities, newest first; by type and days where asked',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    type: activityType.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: z.array(activity),
} satisfies Endpoint

export const activityStats = z.object({
  totalActivities: z.number().int(),
  /** Kilometres. */
  totalDistance: z.number(),
  /** Seconds. */
  totalDuration: z.number(),
  totalCalories: z.number(),
})
export type ActivityStats = z.infer<typeof activityStats>

export const getActivityStats = {
  method: 'GET',
  path: '/api/activities/stats',
  summary: 'Lifetime totals',
  response: activityStats,
} satisfies Endpoint

const byId = z.object({ id: z.uuid('That is not an activity’s id.') })

/** A stretch of a track: moving seconds; elevation in metres gained and lost. */
export const split = z.object({
  /** Kilometres; the last one may be shorter than the others. */
  distance: z.number(),
  seconds: z.number(),
  gain: z.number(),
  loss: z.number(),
  heartRate: z.number().nullable(),
})
export type Split = z.infer<typeof split>

export const activityDetail = activity.extend({
  splits: z.object({ kilometres: z.array(split), miles: z.array(split), laps: z.array(split) }),
  /** At most 500 samples over the distance: km, metres of elevation, km/h, heart rate. */
  series: z.array(
    z.object({
      distance: z.number(),
      elevation: z.number().nullable(),
      speed: z.number().nullable(),
      heartRate: z.number().nullable(),
    }),
  ),
  /** Seconds of the fastest stretch of each length inside it. */
  efforts: z.partialRecord(z.enum(['1k', 'mile', '5k', '10k']), z.number()),
  /** Metres lost. */
  descent: z.number().nullable(),
  /**
   * What the device's file states: kilometres, and metres climbed. `isCounted` where its distance and laps count and not
   * those of the positions. Null where nothing is stated.
   */
  stated: z
    .object({ distance: z.number().nullable(), elevation: z.number().nullable(), isCounted: z.boolean() })
    .nullable(),
  /** Rating of perceived exertion, 1 to 10. */
  effort: z.number().nullable(),
  /** Another one after each change of the photo. */
  photoUrl: z.string().nullable(),
})
export type ActivityDetail = z.infer<typeof activityDetail>

export const getActivity = {
  method: 'GET',
  path: '/api/activities/:id',
  summary: 'One activity with splits, series and best efforts',
  params: byId,
  response: activityDetail,
} satisfies Endpoint

/**
 * Polyline strings (precision 5), one per stretch without pause, simplified for the zoom. Longitudes continue past
 * ±180 where the route crosses it, so that a map draws one line.
 */
export const getActivityRoute = {
  method: 'GET',
  path: '/api/activities/:id/route',
  summary: 'The route, as fine as the map’s zoom shows',
  params: byId,
  query: z.object({ zoom: z.coerce.number().int().min(1).max(20).default(14) }),
  response: z.object({
    lines: z.array(z.string()),
    /** South, west, north, east. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  }),
} satisfies Endpoint

export const effort = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(1, 'Effort is from 1 to 10.')
  .max(10, 'Effort is from 1 to 10.')
  .nullish()

/** Absent fields stay unchanged; distance and times of a recorded route cannot be changed. */
export const changeActivity = {
  method: 'PATCH',
  path: '/api/activities/:id',
  summary: 'Correct an activity',
  params: byId,
  body: activityEntry.omit({ coordinates: true, averageSpeed: true }).partial().extend({ effort }),
  response: activity,
} satisfies Endpoint

export const removeActivity = {
  method: 'DELETE',
  path: '/api/activities/:id',
  summary: 'Remove an activity',
  params: byId,
  response: z.null(),
} satisfies Endpoint

/** Replaces an earlier photo. */
export const setActivityPhoto = {
  method: 'PUT',
  path: '/api/activities/:id/photo',
  summary: 'Add a photo to an activity',
  params: byId,
  form: z.object({}),
  response: z.object({ photoUrl: z.string() }),
} satisfies Endpoint

export const getActivityPhoto = {
  method: 'GET',
  path: '/api/activities/:id/photo',
  summary: 'The photo of an activity',
  params: byId,
  /** `version` is ignored: a changed photo has another address. */
  query: z.object({ version: z.string().max(40).optional() }),
  response: z.custom<Uint8Array>(),
  produces: 'image/webp',
} satisfies Endpoint

export const removeActivityPhoto = {
  method: 'DELETE',
  path: '/api/activities/:id/photo',
  summary: 'Remove the photo of an activity',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreActivityPhoto = {
  method: 'POST',
  path: '/api/activities/:id/photo/restore',
  summary: 'Undo the removal of a photo',
  params: byId,
  response: z.object({ photoUrl: z.string() }),
} satisfies Endpoint

/** The activity stays. Error: `not_found` for an activity that did no session. */
export const reopenSession = {
  method: 'DELETE',
  path: '/api/activities/:id/session',
  summary: 'The session that an activity did is to be done again',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreActivity = {
  method: 'POST',
  path: '/api/activities/:id/restore',
  summary: 'Bring back an activity that was removed within the last day',
  params: byId,
  response: activity,
} satisfies Endpoint

export const personalRecord = z.object({
  record: z.enum(['1k', 'mile', '5k', '10k', 'longest']),
  /** Seconds, or kilometres for the longest. */
  value: z.number(),
  activityId: z.uuid(),
  day,
})
export type PersonalRecord = z.infer<typeof personalRecord>

export const listRecords = {
  method: 'GET',
  path: '/api/activities/records',
  summary: 'Personal records of one type of activity',
  query: z.object({ type: activityType.default('running') }),
  response: z.array(personalRecord),
} satisfies Endpoint

/** Metres around a route's start and end that exports and pictures hide; 0 hides none. */
export const privacyRadii = [0, 200, 400, 600, 800, 1000] as const
const privacy = z.object({
  radius: z.union(
    privacyRadii.map((one) => z.literal(one)),
    'Choose a radius from the list.',
  ),
})

export const getRoutePrivacy = {
  method: 'GET',
  path: '/api/activities/privacy',
  summary: 'How much of each route’s start and end stays hidden',
  response: privacy,
} satisfies Endpoint
export const setRoutePrivacy = {
  method: 'PUT',
  path: '/api/activities/privacy',
  summary: 'Hide the start and end of routes',
  body: privacy,
  response: privacy,
} satisfies Endpoint
