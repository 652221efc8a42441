import { timestamp } from 'drizzle-orm/pg-core'

/** A column of instants, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
