import { describe, expect, test } from 'vitest'
import { stapleLabels } from '#contract/staples.ts'
import { foods } from '../food/food-table.ts'
import { filedAs } from './ingredient-phrases.ts'
import { allIngredients, kitchenIngredient } from './ingredients.ts'

const nameOf = (typed: string) => kitchenIngredient(typed)?.name

describe('a typed ingredient', () => {
  test.each([
    ['fresh baby spinach leaves', 'spinach'],
    ['2 large eggs', 'egg'],
    ['leftover cooked rice', 'cooked rice'],
    ['500g chicken breast', 'chicken breast'],
    ['a bunch of fresh parsley, chopped', 'parsley'],
    ['3 cloves of garlic', 'garlic'],
    ['tin of chopped tomatoes', 'canned tomato'],
    ['tuna chunks in brine', 'canned tuna'],
    ['Crème fraîche', 'creme fraiche'],
    ['JALAPEÑOS', 'jalapeno'],
    ['boneless skinless chicken thighs', 'chicken thigh'],
    ['boiled carrots', 'carrot'],
    ['low-fat greek yoghurt', 'greek yogurt'],
  ])('"%s" is %s', (typed, name) => {
    expect(nameOf(typed)).toBe(name)
  })

  test.each([
    ['aubergine', 'eggplants'],
    ['courgettes', 'zucchini'],
    ['coriander', 'cilantro'],
    ['prawns', 'shrimp'],
    ['spring onions', 'scallion'],
    ['rocket', 'arugula'],
    ['bicarbonate of soda', 'baking soda'],
    ['minced beef', 'ground beef'],
    ['wholemeal flour', 'whole wheat flour'],
  ])('"%s" and "%s" are the same', (british, american) => {
    expect(nameOf(british)).toBe(nameOf(american))
    expect(nameOf(british)).toBeDefined()
  })

  test.each([
    ['coconut milk', 'milk'],
    ['peanut butter', 'butter'],
    ['oat milk', 'milk'],
    ['sweet potato', 'potato'],
    ['soy sauce', 'soy milk'],
    ['ice cream', 'cream'],
    ['peanut butter cups', 'peanut butter'],
    ['cocoa butter', 'butter'],
    ['mozzarella sticks', 'mozzarella'],
    ['onion rings', 'onion'],
    ['irish cream', 'cream'],
    ['french toast', 'bread'],
    ['chicken skin', 'chicken breast'],
    ['vegan milk', 'milk'],
    ['gluten free noodles', 'egg noodle'],
    ['egg free noodles', 'egg noodle'],
    ['cooked quinoa', 'quinoa'],
    ['roast chicken', 'chicken breast'],
    ['boiled rice', 'rice'],
  ])('"%s" is not taken for %s', (typed, other) => {
    expect(nameOf(typed)).not.toBe(other)
  })

  test.each(['unicorn', 'dragon eggs', 'the', '2', '', '🍕', 'fried chicken burger'])(
    '"%s" is unknown',
    (typed) => {
      expect(nameOf(typed)).toBeUndefined()
    },
  )
})

describe('the shelves', () => {
  test('hold several hundred ingredients', () => {
    expect(allIngredients.length).toBeGreaterThan(380)
  })

  test('give each name to one ingredient only', () => {
    const owner = new Map<string, string>()
    const twice: string[] = []
    for (const { name, plural, aliases } of allIngredients) {
      for (const title of [name, plural, ...aliases]) {
        const phrase = filedAs(title)
        if ((owner.get(phrase) ?? name) !== name) twice.push(`${title}: ${owner.get(phrase)}, ${name}`)
        owner.set(phrase, name)
      }
    }
    expect(twice).toEqual([])
  })

  test('find every ingredient by its names', () => {
    const lost = allIngredients.flatMap(({ name, plural, aliases }) =>
      [name, plural, ...aliases].filter((title) => nameOf(title) !== name),
    )
    expect(lost).toEqual([])
  })

  test('know of all that the food behind an ingredient contains', () => {
    const table = new Map(foods().map((food) => [food.name, food]))
    for (const { food, contains } of allIngredients)
      expect(contains).toEqual(contains.union(table.get(food)!.contains))
  })

  test('count in plausible weights', () => {
    for (const { name, unit, serving } of allIngredients) {
      expect(serving, name).toBeLessThanOrEqual(360)
      if (unit) expect(unit.grams, name).toSatisfy((grams: number) => grams >= 0.3 && grams <= 600)
    }
  })

  test('give raw meat, fish and eggs the core temperature that makes them safe', () => {
    const celsius = (name: string) => kitchenIngredient(name)!.safe?.celsius
    expect(celsius('chicken breast')).toBe(74)
    expect(celsius('minced turkey')).toBe(74)
    expect(celsius('minced beef')).toBe(71)
    expect(celsius('pork sausage')).toBe(71)
    expect(kitchenIngredient('beef steak')!.safe).toEqual({ celsius: 63, restMinutes: 3 })
    expect(celsius('salmon')).toBe(63)
    expect(celsius('prawn')).toBe(63)
    expect(celsius('egg')).toBe(71)
    expect(celsius('venison')).toBe(71)
    expect(celsius('carrot')).toBeUndefined()
  })
})

/** Words in a name that show a kind; the second expression lists names that only sound like it. */
const telling: [avoided: string, name: RegExp, unlike?: RegExp][] = [
  [
    'milk',
    /milk|butter|cream|cheese|yogurt|cheddar|mozzarella|parmesan|feta|paneer|ghee|pesto/,
    /coconut|almond|oat|rice milk|soy|cashew|pea milk|peanut|nut butter|vegan|plant|butter(?:nut| ?bean)|seed butter|cream cracker/,
  ],
  ['egg', /\begg\b|mayonnaise|egg noodle/, /vegan/],
  [
    'wheat',
    /\bwheat|flour|bread|pasta|couscous|bulgur|tortilla|pitta|cracker|pastry|noodle|soy sauce/,
    /rye flour|gluten|rice|chickpea|buckwheat|coconut|glass|shirataki|cornflour|corn tortilla|almond|crispbread|tortilla chip|pasta sauce/,
  ],
  ['soy', /soy|tofu|tempeh|miso|edamame|hoisin|teriyaki/],
  ['sesame', /sesame|tahini|hummus|hoisin/],
  ['fish', /fish|salmon|tuna|cod$|anchovy|worcestershire|kimchi|dashi|trout|mackerel/],
  ['shellfish', /prawn|shrimp|crab|lobster|oyster sauce|mussel|clam|squid|scallop|kimchi/],
  [
    'tree_nut',
    /almond|cashew|walnut|pecan|pistachio|hazelnut|macadamia|pesto|coconut|mixed nuts/,
    /coconut water/,
  ],
  ['peanut', /peanut|mixed nuts/],
  ['mustard', /mustard|mayonnaise|curry (?:powder|paste)|garam/],
  ['celery', /celery|celeriac|stock|curry powder/],
  ['lupin', /lupin/],
  ['sulphite', /wine|raisin$|dried (?:apricot|fig|mango|fruit|cranberry)|balsamic/, /vinegar|mirin/],
  ['gluten', /barley|oats|rye|beer|soy sauce/],
  ['pork', /pork|bacon|ham$|chorizo|prosciutto|pancetta|salami|gelatin|lardon|lard$/, /turkey/],
  ['alcohol', /wine|beer|mirin|vanilla extract/, /vinegar/],
  ['honey', /honey/],
  ['gelatin', /gelatin|marshmallow/],
  ['beef', /beef|steak/, /salmon|tuna|turkey|swordfish|plant/],
  ['poultry', /chicken|turkey|duck/, /vegan/],
  ['meat', /meat|sausage|stock|gravy/, /vegan|vegetarian|plant|crab|vegetable/],
]

describe('what people avoid', () => {
  test.each(telling)('%s is in all whose name says so', (avoided, name, unlike) => {
    const silent = allIngredients.filter(
      (ingredient) =>
        name.test(ingredient.name) && !unlike?.test(ingredient.name) && !ingredient.contains.has(avoided),
    )
    expect(silent.map((ingredient) => ingredient.name)).toEqual([])
  })

  test('whatever comes from an animal says so', () => {
    const silent = allIngredients.filter(
      ({ contains }) =>
        ['meat', 'fish', 'shellfish', 'milk', 'egg', 'honey', 'gelatin'].some((word) => contains.has(word)) &&
        !contains.has('animal'),
    )
    expect(silent).toEqual([])
  })
})

test('screens name every staple that recipes assume', () => {
  const named = stapleLabels.join(' ')
  const isSpice = ({ kinds }: (typeof allIngredients)[number]) =>
    kinds.some((kind) => kind === 'spice' || kind === 'dried_herb')
  const unnamed = allIngredients
    .filter((one) => one.pantry && one.name !== 'water' && !isSpice(one))
    .filter(({ name }) => !name.split(' ').some((word) => named.includes(word)))
  expect(unnamed.map(({ name }) => name)).toEqual([])
})
