import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GolfRound } from '#contract/activities/golf.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'
import type { Bounds, TrackDetails } from './tracks/track-analysis.ts'

const decimal = (name: string, precision: number, scale: number) =>
  numeric(name, { precision, scale, mode: 'number' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Activities, all figures metric. */
export const activities = pgTable(
  'activities',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    activityType: text('activity_type').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** Duration with pauses; active seconds without them, if measured. */
    duration: integer('duration_s').notNull(),
    movingTime: integer('moving_s'),
    distance: decimal('distance_km', 9, 3),
    pace: doublePrecision('pace_min_per_km'),
    speed: doublePrecision('speed_kmh'),
    averageSpeed: doublePrecision('average_speed_mph'),
    caloriesBurned: decimal('burned_kcal', 9, 2),
    avgHeartRate: smallint('avg_heart_rate'),
    maxHeartRate: smallint('max_heart_rate'),
    elevation: decimal('climbed_m', 8, 2),
    notes: text('notes'),
    routeName: text('route_name'),
    weather: text('weather'),
    temperature: decimal('temperature_c', 5, 2),
    source: text('source').notNull(),
    hasRoute: boolean('has_route').notNull().default(false),
    golf: jsonb('golf').$type<GolfRound>(),
    /** Day of the start in the account's zone when logged. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** Key of the photo in the blob store. */
    photo: text('photo'),
  },
  (table) => [
    primaryKey({ name: 'activities_pk', columns: [table.userId, table.id] }),
    // Scanned backwards for the newest: an index of descending values with nulls last would not serve `order by …
    // desc`.
    index('activities_recent_idx').on(table.userId, table.startAt, table.id),
    // Finds the latest recorded routes among entries without one.
    index('activities_way_idx').on(table.userId, table.startAt, table.id).where(sql`has_route`),
    index('activities_type_idx').on(table.userId, table.activityType, table.startAt, table.id),
    index('activities_longest_idx').on(
      table.userId,
      table.activityType,
      table.distance.desc().nullsFirst(),
      table.startAt,
    ),
    ownerKey('activities_user_id_fk', table.userId),
  ],
)

/** Recordings of activities with the results of their analysis. */
export const activityRoutes = pgTable(
  'activity_routes',
  {
    userId: uuid('user_id').notNull(),
    activityId: uuid('activity_id').notNull(),
    /** Columns of the recording, packed and compressed. */
    recording: bytes('recording').notNull(),
    details: jsonb('details').$type<TrackDetails>().notNull(),
    /** Polylines by level of detail; see `routeZooms`. */
    lines: jsonb('lines').$type<string[][]>().notNull(),
    bounds: jsonb('bounds').$type<Bounds>(),
  },
  (table) => [
    primaryKey({ name: 'activity_routes_pk', columns: [table.userId, table.activityId] }),
    foreignKey({
      name: 'activity_routes_activity_fk',
      columns: [table.userId, table.activityId],
      foreignColumns: [activities.userId, activities.id],
    }).onDelete('cascade'),
  ],
)

/** Fastest stretch of each length per activity: a personal record is the first entry of an index. */
export const activityEfforts = pgTable(
  'activity_efforts',
  {
    userId: uuid('user_id').notNull(),
    activityId: uuid('activity_id').notNull(),
    effort: text('effort').notNull(),
    activityType: text('activity_type').notNull(),
    seconds: decimal('seconds', 9, 1).notNull(),
  },
  (table) => [
    primaryKey({ name: 'activity_efforts_pk', columns: [table.userId, table.activityId, table.effort] }),
    index('activity_efforts_best_idx').on(
      table.userId,
      table.activityType,
      table.effort,
      table.seconds,
      table.activityId,
    ),
    foreignKey({
      name: 'activity_efforts_activity_fk',
      columns: [table.userId, table.activityId],
      foreignColumns: [activities.userId, activities.id],
    }).onDelete('cascade'),
  ],
)

/** Radius in metres around start and end of shared routes. */
export const routePrivacy = pgTable(
  'route_privacy',
  { userId: uuid('user_id').primaryKey(), radius: smallint('radius_m').notNull() },
  (table) => [ownerKey('route_privacy_user_id_fk', table.userId)],
)
