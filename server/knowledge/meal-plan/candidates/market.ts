import type { PlannedMeal } from '#contract/meal-plans.ts'
import { kitchenIngredient } from '../../kitchen/ingredients.ts'
import { type Eater, isLeftOut } from '../../kitchen/suitable.ts'
import { seeded } from '../../recipes/seeded.ts'

/** Common groceries in groups from which a dish is built. */
const groups = {
  lean: 'chicken breast, turkey breast, cod, tuna, shrimp, egg whites, lean ground beef, pork tenderloin, seitan',
  protein:
    'eggs, salmon, tofu, tempeh, chicken thighs, ground turkey, beef steak, lentils, chickpeas, black beans, white beans, halloumi',
  dairy: 'greek yogurt, cottage cheese, skyr, feta, mozzarella, parmesan, milk',
  starch:
    'rice, pasta, potatoes, sweet potatoes, couscous, quinoa, bulgur, tortillas, wholegrain bread, rice noodles',
  vegetable:
    'onions, garlic, tomatoes, bell peppers, spinach, broccoli, carrots, zucchini, mushrooms, cucumber, cauliflower, eggplant, kale, peas, green beans, leeks, cabbage, avocado',
  flavour: 'lemon, lime, parsley, cilantro, basil, ginger, green onions, chili',
  morning:
    'oats, eggs, wholegrain bread, banana, blueberries, strawberries, apple, honey, peanut butter, chia seeds',
  bite: 'apple, banana, almonds, walnuts, carrots, cucumber, celery, hummus, berries, dark chocolate, dates, edamame, popcorn',
} as const
type Group = keyof typeof groups
/** Added to a group of which an eater leaves out more than half. */
const plants: Partial<Record<Group, string>> = {
  lean: 'smoked tofu, soy protein, vegan chicken, edamame',
  dairy: 'soy yogurt, vegan protein powder, soy milk',
}
const shelfOf = (things = '') => (things ? things.split(', ') : [])

const baskets: Record<PlannedMeal, readonly [Group, number][]> = {
  breakfast: [
    ['morning', 10],
    ['dairy', 5],
    ['lean', 2],
    ['vegetable', 4],
    ['flavour', 2],
    ['protein', 2],
  ],
  lunch: [
    ['lean', 4],
    ['protein', 5],
    ['dairy', 2],
    ['starch', 4],
    ['vegetable', 9],
    ['flavour', 4],
  ],
  dinner: [
    ['lean', 4],
    ['protein', 5],
    ['dairy', 2],
    ['starch', 4],
    ['vegetable', 9],
    ['flavour', 4],
  ],
  snack: [
    ['bite', 10],
    ['dairy', 5],
    ['protein', 2],
    ['morning', 4],
    ['lean', 1],
  ],
}

/** Ingredients for a meal: those available and some of the market that `eater` eats, varied by seed. */
export function basketFor(
  meal: PlannedMeal,
  atHand: readonly string[],
  { seed, ...eater }: Eater & { seed: number },
): string[] {
  const random = seeded(seed)
  const eaten = (things: string[]) => things.filter((thing) => !isLeftOut(kitchenIngredient(thing)!, eater))
  const shelf = (group: Group) => {
    const all = shelfOf(groups[group])
    const some = eaten(all)
    return some.length * 2 < all.length ? [...some, ...eaten(shelfOf(plants[group]))] : some
  }
  const market = baskets[meal].flatMap(([group, count]) =>
    shelf(group)
      .map((thing) => ({ thing, order: random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ thing }) => thing),
  )
  return [...new Set([...atHand, ...market])]
}
