import { readText } from '../data/read-table.ts'
import type { Kind, KitchenIngredient } from '../kitchen/ingredient.ts'
import { lazy } from '../lazy.ts'
import { parseSides } from './dishes/read-dishes.ts'
import { fits } from './fill-slots.ts'
import type { Dish, Side, Slot } from './pattern.ts'

const file = 'dishes/sides.yaml'
const sides = lazy(() => parseSides(file, readText(file)))

const starches: readonly Kind[] = [
  'pasta',
  'fresh_pasta',
  'cooked_pasta',
  'rice',
  'cooked_rice',
  'grain',
  'noodle',
  'bread',
  'flatbread',
  'potato',
  'pastry',
  'flour',
  'oats',
  'cereal',
]
const starchyNames = ['pasta', 'rice', 'noodle', 'bread', 'tortilla', 'oats', 'flour', 'breadcrumb', 'potato']
/** Whether a dish has, or may have, a starchy part. */
function isFilling({ slots, pantry }: Dish): boolean {
  return (
    Object.values(slots).some(
      ({ kinds = [], only = [] }) =>
        kinds.some((kind) => starches.includes(kind)) ||
        only.some((name) => starchyNames.some((starch) => name.includes(starch))),
    ) || starchyNames.some((name) => (pantry[name] ?? 0) > 25)
  )
}

const known = new WeakMap<Dish, { slot: Slot; dish: Dish }[]>()

/** Combines the dish with each suitable plain side of available ingredients. */
export function withSides(dish: Dish, atHand: readonly KitchenIngredient[]): Dish[] {
  let all = known.get(dish)
  if (!all) {
    const filling = isFilling(dish)
    const isMeal = dish.meals.some((meal) => meal === 'lunch' || meal === 'dinner')
    all = isMeal
      ? sides()
          .filter(({ methods, starch }) => methods.includes(dish.method) && !(starch && filling))
          .map((side) => ({ slot: side.slot, dish: composed(dish, side) }))
      : []
    known.set(dish, all)
  }
  return all.filter(({ slot }) => atHand.some((one) => fits(slot, one))).map(({ dish: whole }) => whole)
}

function composed(dish: Dish, { slot, called, pantry, minutes, steps, serve }: Side): Dish {
  const fixed: Record<string, number> = { ...dish.pantry }
  for (const [name, grams] of Object.entries(pantry)) fixed[name] = (fixed[name] ?? 0) + grams
  return {
    ...dish,
    title: `${dish.title}${joint(dish.title)}${called}`,
    slots: { ...dish.slots, beside: slot },
    pantry: fixed,
    steps: [...dish.steps, serve],
    beside: { steps, minutes },
  }
}

function joint(title: string): string {
  if (title.includes(' and ')) return ', with '
  return title.includes(' with ') ? ' and ' : ' with '
}
