import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { type AnsweredCheckIn, mostEarlier } from '#contract/check-ins.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { wanted } from '#server/knowledge/expenditure/record.ts'
import { checkIns } from '../table.ts'

const { userId: _, ...columns } = getTableColumns(checkIns)

/** Answered check-ins of one account. */
export function checkInStore(db: Queryable, userId: string) {
  const mine = eq(checkIns.userId, userId)
  const ofWeek = (monday: string) => and(mine, eq(checkIns.monday, monday))
  return {
    async of(monday: string): Promise<AnsweredCheckIn | undefined> {
      const [row] = await db.select(columns).from(checkIns).where(ofWeek(monday))
      return row
    },
    /** Those of the weeks before `monday`, newest first. */
    async before(monday: string): Promise<AnsweredCheckIn[]> {
      return db
        .select(columns)
        .from(checkIns)
        .where(and(mine, lt(checkIns.monday, monday)))
        .orderBy(desc(checkIns.monday))
        .limit(mostEarlier)
    },
    async record(answered: AnsweredCheckIn) {
      await db.insert(checkIns).values({ userId, ...answered })
    },
    async remove(monday: string): Promise<AnsweredCheckIn | undefined> {
      const [row] = await db.delete(checkIns).where(ofWeek(monday)).returning(columns)
      return row
    },
  }
}

/**
 * SQL of an owner's ($1) own columns: whether the check-in of the week of `monday` may be due. Goals are set, it is not
 * answered, and there are weigh-ins enough from `from` on; whether the log is enough, the record has to tell.
 */
export const mayBeDue = (monday: string, from: string) => `exists (select from user_goals where user_id = $1)
    and not exists (select from check_ins where user_id = $1 and monday = ${monday})
    and (select count(*) from weigh_ins where user_id = $1 and measured_on >= ${from}) >= ${wanted.weighIns}`
