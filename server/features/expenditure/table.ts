import { boolean, date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CheckInAnswer, CheckInGoals } from '#contract/check-ins.ts'
import { ownerKey } from '#server/features/account/table.ts'

/** Days of which the person says that they are logged completely, or not; no row without a word. */
export const markedDays = pgTable(
  'marked_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    complete: boolean('complete').notNull(),
  },
  (table) => [
    primaryKey({ name: 'marked_days_pk', columns: [table.userId, table.day] }),
    ownerKey('marked_days_user_id_fk', table.userId),
  ],
)

/** Answered check-ins by their week's Monday, with the goals before and from then on: kilocalories and grams a day. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: uuid('user_id').notNull(),
    monday: date('monday', { mode: 'string' }).notNull(),
    answer: text('answer').$type<CheckInAnswer>().notNull(),
    before: jsonb('goals_before').$type<CheckInGoals>().notNull(),
    after: jsonb('goals_after').$type<CheckInGoals>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'check_ins_pk', columns: [table.userId, table.monday] }),
    ownerKey('check_ins_user_id_fk', table.userId),
  ],
)
