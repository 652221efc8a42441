import type { Input } from '#contract/http/endpoint.ts'
import { drinkEmoji } from '#contract/hydration/drinks.ts'
import type { DrinkLog, logDrink } from '#contract/hydration/hydration.ts'
import { newId } from '#web/http/random.ts'

export type DrinkBody = Input<typeof logDrink>['body']

/** The expected drink, from what the client knows. */
export function provisional(body: DrinkBody, today: string): DrinkLog {
  const targetDate = body.targetDate ?? today
  return {
    id: newId(),
    drinkType: body.drinkType,
    customName: body.customName ?? null,
    emoji: drinkEmoji(body.drinkType, body.customName),
    volume: body.volume,
    hydrationValue: String(body.hydrationValue ?? 1),
    temperature: body.temperature ?? 'room_temp',
    calories: body.calories ?? 0,
    caffeine: body.caffeine ?? 0,
    sugar: body.sugar ?? 0,
    protein: body.protein ?? 0,
    carbs: body.carbs ?? 0,
    fat: body.fat ?? 0,
    notes: body.notes ?? null,
    targetDate,
    date: targetDate,
    createdAt: new Date().toISOString(),
    source: 'manual',
    confidence: null,
  }
}
