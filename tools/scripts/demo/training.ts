import type { ActivityType } from '#contract/activities/activities.ts'
import { chanceOf } from './chance.ts'

/** Minutes per kilometre of a recorded route; of a typed activity, its duration in minutes. */
export type MadeActivity =
  | {
      kind: 'way'
      at: number
      activityType: ActivityType
      routeName: string
      kilometres: number
      pace: number
    }
  | { kind: 'typed'; at: number; activityType: ActivityType; minutes: number; kilometres?: number }
  | { kind: 'coached'; at: number; rpe: number }

/** Generated activities of a day, with slowly improving fitness; `progress` goes from 0 to 1 over the history. */
export function trainingOf(day: string, progress: number): MadeActivity[] {
  const chance = chanceOf(`training of ${day}`)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (!chance.happens(0.86)) return []
  const easy = 6.4 - 0.6 * progress + chance.between(-0.15, 0.15)
  switch (weekday) {
    case 2:
      return [
        {
          kind: 'way',
          at: 17.6,
          activityType: 'running',
          routeName: 'Lakefront after work',
          kilometres: 4.5 + 2 * progress + chance.between(-0.4, 0.4),
          pace: easy - 0.2,
        },
      ]
    case 3:
      return [{ kind: 'coached', at: 7, rpe: Math.round(chance.between(5, 8)) }]
    case 4:
      return [{ kind: 'typed', at: 18, activityType: 'yoga', minutes: Math.round(chance.between(30, 50)) }]
    case 6:
      return [
        {
          kind: 'way',
          at: 9.2,
          activityType: 'running',
          routeName: 'Long run by the lake',
          kilometres: 7 + 5 * progress + chance.between(-0.6, 0.6),
          pace: easy + 0.2,
        },
      ]
    case 0:
      return chance.happens(0.5)
        ? [
            {
              kind: 'way',
              at: 10.5,
              activityType: 'cycling',
              routeName: 'Sunday ride',
              kilometres: chance.between(16, 24),
              pace: 2.9,
            },
          ]
        : [{ kind: 'typed', at: 14, activityType: 'walking', minutes: 55, kilometres: 4.6 }]
    case 5:
      return chance.happens(0.4)
        ? [{ kind: 'typed', at: 12.2, activityType: 'walking', minutes: 30, kilometres: 2.5 }]
        : []
    default:
      return []
  }
}
