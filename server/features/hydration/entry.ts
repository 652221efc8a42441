import type * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import {
  type DrinkType,
  drinkEmoji,
  drinkFigureNames,
  drinkTypes,
  hydrationOf,
  type QuickDrink,
  quickDrinkNamed,
  waterOf,
} from '#contract/hydration/drinks.ts'
import { type drinkEntry, mostOfADrink } from '#contract/hydration/hydration.ts'
import { emojiOf as emojiOfName } from '#server/knowledge/food/emoji/food-emoji.ts'
import type { DrinkRow, NewDrink } from './store.ts'
import { words } from './words.ts'

type Sent = z.output<typeof drinkEntry>
type Drink = Omit<NewDrink, 'id' | 'createdAt' | 'targetDate' | 'source' | 'confidence' | 'notes'>

/** Completes a sent drink from its preset. Error: `invalid` when its calories are neither sent nor known. */
export function drinkOf(sent: Sent): Drink {
  const { drinkType, customName, volume } = sent
  const preset = presetOf(sent)
  if (sent.calories == null && !preset)
    throw new AppError('invalid', words.caloriesMissing, { fields: { calories: words.caloriesMissing } })
  const share = preset ? volume / preset.volume : 0
  const figures = figuresOf((name) => sent[name] ?? (preset ? preset[name] * share : 0))
  const hydrationValue = sent.hydrationValue ?? preset?.hydrationValue ?? usualHydration(drinkType)
  return {
    drinkType,
    customName: customName || null,
    emoji: preset?.emoji ?? emojiOf(drinkType, customName),
    volume: round(volume),
    hydrationValue,
    water: waterOf({ volume, hydrationValue }),
    temperature: sent.temperature ?? 'room_temp',
    ...figures,
  }
}

/** Applies `sent` to a drink. Error: `invalid` when the new volume exceeds one drink. */
export function changedDrink(row: DrinkRow, sent: Partial<Sent>): Drink {
  const volume = round(sent.volume ?? row.volume)
  const hydrationValue = sent.hydrationValue ?? row.hydrationValue
  const drinkType = sent.drinkType ?? row.drinkType
  const customName = sent.customName === undefined ? row.customName : sent.customName || null
  const figures = figuresOf((name) => sent[name] ?? row[name] * (volume / row.volume))
  if (drinkFigureNames.some((name) => figures[name] > mostOfADrink[name]))
    throw new AppError('invalid', words.tooMuch, { fields: { volume: words.tooMuch } })
  const renamed = drinkType !== row.drinkType || customName !== row.customName
  return {
    drinkType,
    customName,
    emoji: renamed ? emojiOf(drinkType, customName) : row.emoji,
    volume,
    hydrationValue,
    water: waterOf({ volume, hydrationValue }),
    temperature: sent.temperature ?? row.temperature,
    ...figures,
  }
}

/** The named preset, unless the sent calories contradict it ("Cola" without calories is a light one). */
function presetOf({ drinkType, customName, volume, calories }: Sent): QuickDrink | undefined {
  const preset = quickDrinkNamed(drinkType, customName)
  if (!preset || calories == null) return preset
  const expected = (preset.calories * volume) / preset.volume
  return Math.abs(calories - expected) <= Math.max(2, expected * 0.1) ? preset : undefined
}

/** The emoji of the drink's name, else of its kind. */
function emojiOf(drinkType: string, customName: string | null | undefined): string {
  const named = customName ? emojiOfName(customName) : undefined
  return named?.category === 'beverage' ? named.emoji : drinkEmoji(drinkType, customName)
}

function usualHydration(drinkType: string): number {
  const known = (drinkTypes as readonly string[]).includes(drinkType)
  return hydrationOf[known ? (drinkType as DrinkType) : 'other']
}

type Figures = Pick<Drink, (typeof drinkFigureNames)[number]>

function figuresOf(of: (name: keyof Figures) => number): Figures {
  return Object.fromEntries(drinkFigureNames.map((name) => [name, round(of(name))])) as Figures
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
