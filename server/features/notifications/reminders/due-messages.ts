import { defaultGoals } from '#contract/goals.ts'
import { averageOf } from '#contract/measures/averages.ts'
import { addDays, dayIn, dayMs, weekStart } from '#contract/measures/day.ts'
import { switchOf } from '#contract/notifications.ts'
import { allowance } from '#contract/subscriptions/plans.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { weeklyWorkoutGoals } from '#server/features/goals/service.ts'
import { daysOfMany } from '#server/features/insights/service.ts'
import { mealsLogged } from '#server/features/nutrition/service.ts'
import { openSessions } from '#server/features/training/service.ts'
import type { Mailing } from '../channels.ts'
import { words } from '../words.ts'
import type { Person } from './people-store.ts'
import type { ReminderKind, ReminderRow } from './reminder-store.ts'

/** A due reminder with its receiver. */
export type Due = { reminder: ReminderRow; person: Person }
/** With the current day in the receiver's zone. */
type DueOn = Due & { today: string }

/** Days without an entry after which reminders stop. */
const dormantDays = 14
/** Composes the due messages; none for tasks already done or switched off. */
export async function dueMessages(db: Database, due: Due[], now: Date): Promise<Mailing[]> {
  const wanted = due
    .filter(({ reminder, person }) => person.settings[switchOf[kindOf(reminder.kind)]])
    .map((one) => ({ ...one, today: dayIn(one.person.zone, now) }))
  const of = (...kinds: ReminderKind[]) => wanted.filter(({ reminder }) => kinds.includes(reminder.kind))
  return [
    ...(await mealReminders(db, of('breakfast', 'lunch', 'dinner'))),
    ...(await morningReminders(db, of('workout_morning'))),
    ...(await eveningReminders(db, of('workout_evening'), now)),
    ...(await weeklyProgress(db, of('weekly_progress'))),
  ]
}

function kindOf(kind: ReminderKind): keyof typeof switchOf {
  if (kind === 'weekly_progress') return 'progress'
  return kind === 'workout_morning' || kind === 'workout_evening' ? 'workout_reminder' : 'meal_reminder'
}

async function mealReminders(db: Database, due: DueOn[]): Promise<Mailing[]> {
  const able = due.filter(({ person }) => allowance(person.tier, 'nutrition_logging') !== 0)
  if (!able.length) return []
  const logged = await mealsLogged(db, idsOf(able), daysOf(able))
  return able
    .filter(({ person, today, reminder }) => !logged.has(`${person.id} ${today} ${reminder.kind}`))
    .map(({ person, reminder }) => {
      const meal = reminder.kind as keyof typeof words.meal
      const occasion = `${meal}:${dayIn(reminder.zone, reminder.nextAt)}`
      return { person, message: { kind: 'meal_reminder', occasion, ...words.meal[meal], url: '/nutrition' } }
    })
}

async function morningReminders(db: Database, due: DueOn[]): Promise<Mailing[]> {
  if (!due.length) return []
  const sessions = await sessionsByPerson(db, due)
  return due.flatMap(({ person, today }) => {
    const [first, ...more] = (sessions.get(person.id) ?? []).filter(({ day }) => day === today)
    if (!first) return []
    const said = words.sessionToday(first.title, first.minutes, more.length)
    return [{ person, message: { kind: 'workout_reminder', occasion: today, ...said, url: '/fitness' } }]
  })
}

/** Due when nothing is planned today, the week's goal is open, and there was no workout today or yesterday. */
async function eveningReminders(db: Database, due: DueOn[], now: Date): Promise<Mailing[]> {
  if (!due.length) return []
  const sessions = await sessionsByPerson(db, due)
  const goals = await weeklyWorkoutGoals(db, idsOf(due))
  const days = await daysByPerson(db, due, -dormantDays, 0)
  return due.flatMap(({ person, today }) => {
    const lately = (days.get(person.id) ?? []).filter(({ day }) => day <= today)
    const since = (day: string) =>
      lately.filter((one) => one.day >= day).reduce((sum, { workouts }) => sum + workouts, 0)
    const left = (goals.get(person.id) ?? defaultGoals.weeklyWorkoutGoal) - since(weekStart(today))
    const planned = sessions.get(person.id)?.some(({ day }) => day === today)
    const dormant = !lately.length && now.getTime() - person.createdAt.getTime() > dormantDays * dayMs
    if (planned || dormant || left <= 0 || since(addDays(today, -1)) > 0) return []
    return [
      {
        person,
        message: { kind: 'workout_reminder', occasion: today, ...words.workoutsLeft(left), url: '/fitness' },
      },
    ]
  })
}

/** Last week's figures; none for a week without entries. */
async function weeklyProgress(db: Database, due: DueOn[]): Promise<Mailing[]> {
  if (!due.length) return []
  const goals = await weeklyWorkoutGoals(db, idsOf(due))
  const days = await daysByPerson(db, due, -8, -1)
  return due.flatMap(({ person, today }) => {
    const monday = addDays(weekStart(today), -7)
    const week = (days.get(person.id) ?? []).filter(({ day }) => day >= monday && day < weekStart(today))
    if (!week.length) return []
    const sum = (name: 'workouts' | 'distance' | 'meals') => week.reduce((all, one) => all + one[name], 0)
    const said = words.week(
      {
        workouts: sum('workouts'),
        goal: goals.get(person.id) ?? defaultGoals.weeklyWorkoutGoal,
        kilometres: sum('distance'),
        meals: sum('meals'),
        calories: averageOf(week, 'calories', today),
      },
      person.units,
    )
    return [{ person, message: { kind: 'progress', occasion: monday, ...said, url: '/analytics' } }]
  })
}

const idsOf = (due: DueOn[]) => [...new Set(due.map(({ person }) => person.id))]
const daysOf = (due: DueOn[]) => [...new Set(due.map(({ today }) => today))]

async function sessionsByPerson(db: Database, due: DueOn[]) {
  return Map.groupBy(await openSessions(db, idsOf(due), daysOf(due)), ({ userId }) => userId)
}

/** Totals from so many days before the earliest to so many after the latest local day. */
async function daysByPerson(db: Database, due: DueOn[], from: number, to: number) {
  const days = daysOf(due).toSorted()
  const rows = await daysOfMany(db, idsOf(due), addDays(days[0]!, from), addDays(days.at(-1)!, to))
  return Map.groupBy(rows, ({ userId }) => userId)
}
