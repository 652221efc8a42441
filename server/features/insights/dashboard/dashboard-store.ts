import { getTableColumns } from 'drizzle-orm'
import type { Database } from '#server/adapters/database/database.ts'
import { type RowOf, selectList } from '#server/adapters/database/prepared/select-list.ts'
import { markedDays } from '#server/features/expenditure/table.ts'
import { userGoals } from '#server/features/goals/table.ts'
import { dayTotals, lifetimeTotals } from '../table.ts'

const { userId: _, ...goals } = getTableColumns(userGoals)
const {
  userId: _user,
  day: _day,
  drinks: _drinks,
  workouts: _workouts,
  distance: _distance,
  activeSeconds: _seconds,
  ...day
} = getTableColumns(dayTotals)
const { complete } = getTableColumns(markedDays)
const mark = { complete }
const lifetime = {
  totalWorkouts: lifetimeTotals.workouts,
  totalMeals: lifetimeTotals.meals,
  totalDistance: lifetimeTotals.distance,
  /** The newest runs of days, which may extend past today by plans. */
  loggedFrom: lifetimeTotals.loggedFrom,
  loggedTo: lifetimeTotals.loggedTo,
  activeFrom: lifetimeTotals.activeFrom,
  activeTo: lifetimeTotals.activeTo,
  bestStreak: lifetimeTotals.activeBest,
}
type OrNull<Row> = { [Name in keyof Row]: Row[Name] | null }

/** An account's dashboard in one row. Goals and sums are null when missing. */
export type DashboardRow = OrNull<RowOf<typeof goals & typeof day & typeof mark & typeof lifetime>> & {
  /** Workouts by weekday, for days with an entry. */
  week: Record<string, number> | null
  hasPinned: boolean
}

/** Every part names the owner, so that the query runs on one shard. */
const text = `select
  ${selectList(goals, 'g')}, ${selectList(day, 'd')}, ${selectList(mark, 'm')}, ${selectList(lifetime, 'l')},
  (select json_object_agg(day, workouts) from day_totals where user_id = $1 and day between $3 and $4) as week,
  exists (select from nutrient_choices where user_id = $1 and pinned) as "hasPinned"
  from profiles p
  left join user_goals g on g.user_id = $1
  left join day_totals d on d.user_id = $1 and d.day = $2
  left join marked_days m on m.user_id = $1 and m.day = $2
  left join lifetime_totals l on l.user_id = $1
  where p.user_id = $1`

type Days = { chosen: string; monday: string; sunday: string }

export async function readDashboard(
  db: Database,
  userId: string,
  { chosen, monday, sunday }: Days,
): Promise<DashboardRow> {
  const values = [userId, chosen, monday, sunday]
  const { rows } = await db.$client.query<DashboardRow>({ name: 'dashboard', text, values })
  return rows[0]!
}

/** The newest run that begins on `today` or before; queried only when the newest lies ahead. */
export async function runUpTo(db: Database, userId: string, kind: 'logged' | 'active', today: string) {
  const { rows } = await db.$client.query<{ from: string; to: string }>(
    `select first_day as "from", last_day as "to" from day_runs
     where user_id = $1 and kind = $2 and first_day <= $3 order by first_day desc limit 1`,
    [userId, kind, today],
  )
  return rows[0]
}
