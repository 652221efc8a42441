import { addDays } from '#contract/measures/day.ts'

export type Kind = 'day' | 'write' | 'analytics'
export type Ask = {
  kind: Kind
  /** The route's name in the tables of figures. */
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: object
  /** Media type of the body; JSON by default. */
  type?: string
}

/**
 * Parameters of a request: accounts 1 to `people`, days back to `days` before `today`. `own`: a drink logged
 * by this connection.
 */
export type Scene = { today: string; days: number; own: string | undefined; chance: () => number }

export type Part = {
  weight: number
  kind: Kind
  name: string
  of: (scene: Scene) => Omit<Ask, 'kind' | 'name'>
}

const get = (path: string) => ({ method: 'GET' as const, path })
const post = (path: string, body: object) => ({ method: 'POST' as const, path, body })
/** Today in four of five cases, else a random day of the history. */
const someDay = ({ today, days, chance }: Scene) =>
  chance() < 0.8 ? today : addDays(today, -Math.floor(chance() * days))
const period = ({ chance }: Scene) => (chance() < 0.5 ? 'week' : chance() < 0.6 ? 'month' : 'year')

/** 70 % day reads, 20 % writes and 10 % analytics, as the screens request them. */
export const mix: readonly Part[] = [
  { weight: 27, kind: 'day', name: 'dashboard', of: () => get('/api/dashboard/stats') },
  {
    weight: 22,
    kind: 'day',
    name: 'meals of a day',
    of: (s) => get(`/api/nutrition/logs?date=${someDay(s)}`),
  },
  { weight: 15, kind: 'day', name: 'drinks of a day', of: (s) => get(`/api/drinks/logs?date=${someDay(s)}`) },
  { weight: 6, kind: 'day', name: 'latest activities', of: () => get('/api/activities/recent?limit=20') },
  {
    weight: 8,
    kind: 'write',
    name: 'log a drink',
    of: ({ today }) =>
      post('/api/drinks/log', { drinkType: 'water', volume: 250, calories: 0, targetDate: today }),
  },
  {
    weight: 7,
    kind: 'write',
    name: 'log a meal',
    of: ({ today, chance }) =>
      post('/api/nutrition/log', {
        foodName: dishes[Math.floor(chance() * dishes.length)],
        calories: 412,
        protein: 21,
        carbs: 48,
        fat: 14,
        sugar: 6,
        servingSize: '1 bowl',
        mealType: 'lunch',
        targetDate: today,
      }),
  },
  {
    weight: 2,
    kind: 'write',
    name: 'log an activity',
    of: ({ today }) =>
      post('/api/activities/log', {
        activityType: 'running',
        startTime: `${addDays(today, -1)}T17:00:00Z`,
        duration: 1800,
        distance: 5,
      }),
  },
  {
    weight: 1,
    kind: 'write',
    name: 'record a weight',
    of: ({ today, chance }) =>
      post('/api/weigh-ins', { kilograms: Math.round(600 + chance() * 300) / 10, measuredOn: today }),
  },
  {
    weight: 2,
    kind: 'write',
    name: 'remove a drink',
    of: ({ own }) => ({ method: 'DELETE', path: `/api/drinks/logs/${own}` }),
  },
  {
    weight: 5,
    kind: 'analytics',
    name: 'nutrition analytics',
    of: (s) => get(`/api/nutrition/analytics?period=${period(s)}`),
  },
  {
    weight: 2,
    kind: 'analytics',
    name: 'training analytics',
    of: (s) => get(`/api/activities/analytics?period=${period(s)}`),
  },
  { weight: 2, kind: 'analytics', name: 'advanced analytics', of: () => get('/api/analytics/advanced') },
  {
    weight: 1,
    kind: 'analytics',
    name: 'meals in detail',
    of: (s) => get(`/api/nutrition/detailed?period=${period(s)}`),
  },
]
const dishes = [
  'Lentil soup',
  'Chicken salad',
  'Oatmeal with banana',
  'Salmon bowl',
  'Tofu stir-fry',
  'Greek yogurt',
]
const removal = mix.find(({ name }) => name === 'remove a drink')!

/** The parts that can be sent alone. */
export const partsAlone = mix.filter((part) => part !== removal)

/** The next call of some parts, by their weights. A removal without a drink logs one instead. */
export function nextAsk(scene: Scene, parts: readonly Part[]): Ask {
  let part = parts[0]!
  let left = scene.chance() * parts.reduce((sum, { weight }) => sum + weight, 0)
  for (part of parts) {
    left -= part.weight
    if (left < 0) break
  }
  if (part === removal && !scene.own) part = parts.find(({ name }) => name === 'log a drink')!
  return { kind: part.kind, name: part.name, ...part.of(scene) }
}
