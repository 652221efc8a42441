import { isMicronutrient, type Micronutrient } from '#contract/foods/micronutrients.ts'
import { dayIn } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/rounded.ts'
import {
  mostFoods,
  type NutrientFoods,
  type PanelMacro,
  type PanelNutrient,
} from '#contract/nutrition/nutrient-panel.ts'
import type { Deps } from '#server/deps.ts'
import { dosesWithin } from '#server/features/supplements/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { StoredItem } from '../entries/food-refs.ts'
import { entryNutrientStore } from './entry-store.ts'
import { countedSpan, suppliedBy } from './panel.ts'
import { statedBy } from './stated-foods.ts'

type Entry = Awaited<ReturnType<ReturnType<typeof entryNutrientStore>['within']>>[number]
type Part = NutrientFoods['foods'][number]

/** The foods and supplements that gave most of a nutrient on the days that count for the panel. */
export async function nutrientFoods(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Account,
  name: PanelNutrient,
  span: { from: string; to: string },
): Promise<NutrientFoods> {
  const counted = countedSpan(span, dayIn(user.zone, now()))
  const micro = isMicronutrient(name) ? name : undefined
  const [entries, taken] = await Promise.all([
    entryNutrientStore(db, user.id).within(counted, micro),
    dosesWithin(db, user.id, counted),
  ])
  const days = new Set(span.from === span.to ? [span.from] : entries.map(({ day }) => day))
  const parts = [
    ...entries.flatMap((entry) => (micro ? microParts(entry, micro) : macroParts(entry, name as PanelMacro))),
    ...taken
      .filter(({ day }) => days.has(day))
      .map((one): Part => ({ name: one.name, amount: suppliedBy(one, name) ?? 0, isSupplement: true })),
  ]
  const sums = new Map<string, Part>()
  for (const part of parts) {
    const key = `${part.isSupplement ? 'supplement' : 'food'} ${part.name.toLowerCase()}`
    const before = sums.get(key)
    sums.set(key, { ...part, ...before, amount: (before?.amount ?? 0) + part.amount })
  }
  const foods = [...sums.values()]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
    .map((part) => ({ ...part, amount: rounded(part.amount, 4) }))
  return {
    foods: foods.slice(0, mostFoods),
    others: rounded(
      foods.slice(mostFoods).reduce((all, { amount }) => all + amount, 0),
      4,
    ),
  }
}

/** An entry keeps its figure when the table changes, so the table only says how its foods share it. */
function microParts(entry: Entry, name: Micronutrient): Part[] {
  return entry.amount === null
    ? []
    : shared(entry, entry.amount, (item) => ((statedBy(item)[name] ?? 0) * item.grams) / 100)
}

/** A typed total is shared as its foods state it. */
function macroParts(entry: Entry, name: PanelMacro): Part[] {
  const amount = entry[name]
  return amount === null ? [] : shared(entry, amount, (item) => item[name] ?? 0)
}

function shared({ items, foodName }: Entry, amount: number, of: (item: StoredItem) => number): Part[] {
  const parts = items.map((item) => ({ name: item.name, amount: of(item) }))
  const sum = parts.reduce((all, part) => all + part.amount, 0)
  if (sum <= 0) return [{ name: foodName, amount }]
  return parts.map((part) => ({ ...part, amount: (amount * part.amount) / sum }))
}
