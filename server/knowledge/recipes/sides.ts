import type { Kind, KitchenIngredient } from '../kitchen/ingredient.ts'
import { fits } from './fill-slots.ts'
import type { Dish, Slot } from './pattern.ts'

/** A plain side of available ingredients. */
type Side = {
  slot: Slot
  /** Its name in a title, after "with" or "and". */
  called: string
  pantry: Dish['pantry']
  /** Minutes besides those of the `@` times. */
  minutes: number
  steps: readonly string[]
  serve: string
  methods: readonly string[]
  /** Starchy like bread, so no second one is added. */
  starch: boolean
}

const onTheStove = ['pan', 'pot', 'oven', 'grill', 'steamed', 'wok']
const sides: readonly Side[] = [
  {
    slot: { kinds: ['rice', 'grain'], grams: 65 },
    called: '{beside}',
    pantry: { salt: 1 },
    minutes: 5,
    steps: [
      'Cook the {beside} in salted water for {beside@boil} minutes then cover and let rest off the heat',
    ],
    serve: 'Serve the {beside} beside it',
    methods: onTheStove,
    starch: true,
  },
  {
    slot: { kinds: ['potato'], grams: 220, cut: 'in even pieces' },
    called: 'boiled {beside}',
    pantry: { salt: 1 },
    minutes: 9,
    steps: [
      'Cover the {beside} with cold salted water then bring to the boil and cook for {beside@boil} minutes',
    ],
    serve: 'Drain the {beside} and serve beside it',
    methods: ['pan', 'pot', 'grill', 'steamed'],
    starch: true,
  },
  {
    slot: { kinds: ['potato'], grams: 230, cut: 'in wedges' },
    called: 'roast {beside}',
    pantry: { 'olive oil': 9, salt: 1 },
    minutes: 7,
    steps: [
      'Heat the oven to 200 °C (400 °F) and toss the {beside} with olive oil and salt on a tray',
      'Roast the {beside} for {beside@roast} minutes and turn once while the rest is cooked',
    ],
    serve: 'Serve the roast {beside} beside it',
    methods: ['pan', 'pot', 'grill'],
    starch: true,
  },
  {
    slot: {
      kinds: ['root', 'squash', 'brassica', 'eggplant', 'pepper', 'tomato'],
      most: 2,
      grams: 170,
      cut: 'in bite-sized pieces',
    },
    called: 'roast {beside}',
    pantry: { 'olive oil': 9, salt: 1 },
    minutes: 7,
    steps: [
      'Heat the oven to 200 °C (400 °F) and toss the {beside} with olive oil and salt on a tray',
      'Roast the {beside} for {beside@roast} minutes and turn once while the rest is cooked',
    ],
    serve: 'Serve the roast {beside} beside it',
    methods: ['pan', 'pot', 'grill'],
    starch: false,
  },
  {
    slot: { kinds: ['bread', 'flatbread'], grams: 60, cut: 'warmed' },
    called: '{beside}',
    pantry: {},
    minutes: 3,
    steps: [],
    serve: 'Serve with the {beside}',
    methods: [...onTheStove.filter((method) => method !== 'wok'), 'soup', 'salad', 'bowl'],
    starch: true,
  },
]

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
      ? sides
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
