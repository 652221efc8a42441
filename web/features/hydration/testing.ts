import type { DrinkLog } from '#contract/hydration/hydration.ts'

/** A cola as a test drink, with overrides. */
export function drunk(change: Partial<DrinkLog> = {}): DrinkLog {
  return {
    id: '0199a0c0-0000-7000-8000-000000000001',
    drinkType: 'soda',
    customName: 'Cola',
    emoji: '🥤',
    volume: 355,
    calories: 140,
    hydrationValue: '0.7',
    temperature: 'room_temp',
    caffeine: 34,
    sugar: 36.7,
    protein: 0,
    carbs: 38.2,
    fat: 0.9,
    notes: null,
    targetDate: '2026-11-20',
    date: '2026-11-20',
    createdAt: '2026-11-20T15:00:00.000Z',
    source: 'manual',
    confidence: null,
    ...change,
  }
}
