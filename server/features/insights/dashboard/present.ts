import type { DashboardToday } from '#contract/insights.ts'
import { averageOf } from '#contract/measures/averages.ts'
import { addDays, weekStart } from '#contract/measures/day.ts'
import { getMealPhoto } from '#contract/nutrition/nutrition.ts'
import { plannedStepsOf } from '#contract/training/recorded-run.ts'
import { runKinds } from '#contract/training/schedules.ts'
import type { WorkoutBlock } from '#contract/training/workouts.ts'
import type { WeighIn } from '#contract/weight.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { isEnough, mayBeDue } from '#server/features/expenditure/service.ts'
import { type Habit, newestHabits, rankHabits } from '#server/features/nutrition/service.ts'
import { firstRemembered, trendNow } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import { windowDays } from '#server/knowledge/expenditure/record.ts'

/** Usual meals on the dashboard. */
const mostShown = 3

type Meal = DashboardToday['meals'][number]
type Row = {
  days: { day: string; calories: number; meals: number; drinks: number }[] | null
  meals: (Omit<Meal, 'photoUrl'> & { hasPhoto: boolean })[] | null
  weights: WeighIn[] | null
  session: (Omit<NonNullable<DashboardToday['session']>, 'run'> & { blocks: WorkoutBlock[] | null }) | null
  habits: Habit[] | null
  mayCheckIn: boolean
}

/** Every part names the owner, so that the query runs on one shard. */
const statement = {
  name: 'dashboard_present',
  text: `select
    (select json_agg(json_build_object('day', day, 'calories', calories, 'meals', meals, 'drinks', drinks)) from day_totals
     where user_id = $1 and day between $2 and $3 and meals + drinks > 0) as days,
    (select json_agg(meal) from (
       select id, food_name as "foodName", food_emoji as "foodEmoji", calories, meal_type as "mealType",
         photo is not null as "hasPhoto"
       from nutrition_logs where user_id = $1 and target_date = $3 order by created_at desc, id desc limit 8) as meal) as meals,
    (select json_agg(weight) from (
       select id, weight_kg as kilograms, measured_on as "measuredOn"
       from weigh_ins where user_id = $1 and measured_on between $4 and $3 order by measured_on) as weight) as weights,
    (select row_to_json(session) from (
       select schedule_id as "scheduleId", id, day, title, minutes,
         case when day = $3 and kind in (${runKinds.map((kind) => `'${kind}'`).join()}) then workout->'blocks' end as blocks
       from schedule_sessions
       where user_id = $1 and day >= $3 and state in ('planned', 'moved') order by day, place limit 1) as session) as session,
    (select json_agg(habit) from (${newestHabits}) as habit) as habits,
    ${mayBeDue('$5', '$6')} as "mayCheckIn"
    from profiles where user_id = $1`,
}

/** What the database holds of today. */
export type PresentRows = Row & { checkInDue: boolean }

/** One statement, at constant cost for any history; where a check-in may be due, four more read half a year. */
export async function readPresent(db: Database, user: Account, today: string): Promise<PresentRows> {
  const values = [
    user.id,
    addDays(today, -6),
    today,
    firstRemembered(today),
    weekStart(today),
    addDays(today, -windowDays),
  ]
  const [row] = await prepared<Row>(db, statement, values)
  return { ...row!, checkInDue: row!.mayCheckIn && (await isEnough(db, user, today)) }
}

/** Today for the dashboard. */
export function presentOf(
  { days, meals, weights, session, habits, checkInDue }: PresentRows,
  user: Account,
  now: Date,
  today: string,
): DashboardToday {
  const usual = rankHabits(habits ?? [], user.zone, now)
  const eaten = new Map(days?.map(({ day, calories }) => [day, calories]))
  return {
    usual: {
      ...usual,
      // Of this hour's meal only, unless today has it.
      meals: usual.meals
        .filter(({ id, mealType }) => mealType === usual.mealType && !isOfToday(habits!, id, today))
        .slice(0, mostShown),
    },
    meals: (meals ?? []).map(({ hasPhoto, ...meal }) => ({
      ...meal,
      photoUrl: hasPhoto ? getMealPhoto.path.replace(':id', meal.id) : null,
    })),
    days: Array.from({ length: 7 }, (_, at) => {
      const day = addDays(today, at - 6)
      return { day, calories: eaten.get(day) ?? null }
    }),
    average: averageOf(days ?? [], 'calories', today),
    weight: trendNow(today, weights ?? []),
    session: session && sessionOf(session),
    checkInDue,
  }
}

function sessionOf({ blocks, ...session }: NonNullable<Row['session']>): DashboardToday['session'] {
  return { ...session, run: blocks && plannedStepsOf({ blocks }) }
}

const isOfToday = (habits: readonly Habit[], id: string, today: string) =>
  habits.some((habit) => habit.id === id && habit.lastOn >= today)
