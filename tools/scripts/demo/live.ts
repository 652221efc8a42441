import { randomUUID } from 'node:crypto'
import { energyOf, recordTrack } from '#contract/activities/activities.ts'
import { dayStart } from '#contract/measures/day.ts'
import {
  completeWorkout,
  type SavedWorkout,
  workoutSeconds,
  workSeconds,
} from '#contract/training/workouts.ts'
import type { Deps } from '#server/deps.ts'
import { logEntry as logActivity } from '#server/features/activities/service.ts'
import { logEntry as logDrink } from '#server/features/hydration/service.ts'
import { confirmAnalysis } from '#server/features/nutrition/service.ts'
import { recordWeighIn } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import { type Call, demoZone } from './account.ts'
import { chanceOf } from './chance.ts'
import { diaryOf, type MadeDrink, type MadeMeal } from './diary.ts'
import { recordingOf } from './route.ts'
import { type MadeActivity, trainingOf } from './training.ts'

type Person = {
  deps: Deps
  /** The clock that `deps` and the app behind `call` use. */
  clock: { now: Date }
  user: Account
  call: Call
  workout: SavedWorkout | undefined
}

const hour = 3_600_000

/** Logs a day's generated entries up to `until`; `progress` goes from 0 to 1 over the history. */
export async function liveDay(person: Person, day: string, progress: number, until: Date) {
  const { deps, clock, user } = person
  const begins = dayStart(demoZone, day).getTime()
  const chance = chanceOf(`weight of ${day}`)
  const weighs = chance.happens(0.6)
  const kilograms = 71.8 - 3.1 * progress + chance.between(-0.45, 0.45)
  if (weighs && begins + 7 * hour < until.getTime()) {
    clock.now = new Date(begins + 7 * hour)
    await recordWeighIn(deps, { user }, { kilograms: Math.round(kilograms * 10) / 10, measuredOn: day })
  }
  const training = trainingOf(day, progress)
  const entries = [...diaryOf(day, training.length > 0), ...training]
  for (const entry of entries.sort((one, other) => one.at - other.at)) {
    const at = new Date(begins + Math.round(entry.at * 60) * 60_000)
    // Activities are logged at their end.
    clock.now = entry.kind === 'meal' || entry.kind === 'drink' ? at : new Date(at.getTime() + 3 * hour)
    if (clock.now > until) continue
    if (entry.kind === 'meal' || entry.kind === 'drink') await consume(person, entry, day)
    else await train(person, entry, at)
  }
}

async function consume({ deps, user }: Person, entry: MadeMeal | MadeDrink, targetDate: string) {
  if (entry.kind === 'drink') {
    const { id: _, name, emoji: __, hydrationValue, ...drink } = entry.drink
    await logDrink(deps, { user }, { ...drink, hydrationValue, customName: name, targetDate })
    return
  }
  const analysis = await deps.ai.analyzeMeal({ notes: entry.text })
  await confirmAnalysis(deps, { user }, { analysis, mealType: entry.mealType, targetDate })
}

async function train({ deps, user, call, workout }: Person, made: MadeActivity, startedAt: Date) {
  const startTime = startedAt.toISOString()
  if (made.kind === 'typed') {
    const { activityType, minutes, kilometres } = made
    const caloriesBurned = energyOf(activityType, minutes)
    const entry = { activityType, startTime, duration: minutes * 60, distance: kilometres, caloriesBurned }
    await logActivity(deps, { user }, entry)
  } else if (made.kind === 'way') {
    const { activityType, routeName, kilometres, pace: minutes } = made
    const track = recordingOf({ kilometres, minutes, startedAt, chance: chanceOf(`way of ${startTime}`) })
    await call(recordTrack, { body: { id: randomUUID(), activityType, routeName, track } })
  } else if (workout) {
    const { id: workoutId, workout: done } = workout
    const duration = workoutSeconds(done)
    await call(completeWorkout, {
      body: {
        id: randomUUID(),
        workoutId,
        title: done.title,
        startTime,
        duration,
        workoutType: done.workoutType,
        activeSeconds: workSeconds(done),
        rpe: made.rpe,
      },
    })
  }
}
