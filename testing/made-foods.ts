/** A branded or generic food in FoodData Central's format; figures per 100 g. */
export type MadeFood = {
  id: number
  type: 'sr_legacy_food' | 'foundation_food' | 'branded_food'
  description: string
  brand: string
  category: string
  gtin: string
  servingGrams: number
  household: string
  /** By FoodData Central's nutrient ids. */
  nutrients: [id: number, amount: number][]
}

const kinds =
  `chicken beef pork turkey salmon tuna cod shrimp egg milk cheese yogurt butter cream bread bagel roll tortilla cracker
  cookie cake brownie muffin cereal granola oatmeal rice pasta noodle quinoa bean lentil chickpea tofu almond peanut cashew
  walnut apple banana orange grape strawberry blueberry raspberry mango pineapple peach pear cherry lemon tomato potato
  carrot broccoli spinach lettuce onion pepper mushroom corn pea salsa ketchup mustard mayonnaise dressing sauce soup stew
  chili pizza burger sandwich burrito taco wrap sushi curry salad popcorn chip pretzel chocolate candy gum syrup honey jam
  juice soda water tea coffee smoothie shake lemonade protein bar ice gelato sorbet pudding pie donut waffle pancake`.split(
    /\s+/,
  )
const sorts =
  `organic natural original classic roasted grilled smoked baked fried fresh frozen dried canned sliced diced whole
  shredded boneless skinless lean reduced low fat free light sweet sour spicy hot mild creamy crunchy crispy thick thin
  salted unsalted sweetened unsweetened vanilla caramel cinnamon garlic herb barbecue teriyaki honey maple lime coconut
  dark milk white double triple extra premium homestyle traditional italian mexican asian french greek thai indian`.split(
    /\s+/,
  )
const forms =
  'pieces, breast, fillet, strips, bites, slices, cubes, mix, blend, spread, drink, snack, meal, bowl, cups, sticks, chunks'.split(
    ', ',
  )
const categories = [
  'Popcorn, Peanuts, Seeds & Related Snacks',
  'Candy',
  'Cheese',
  'Ice Cream & Frozen Yogurt',
  'Breads & Buns',
  'Soda',
  'Cereal',
  'Frozen Dinners & Entrees',
  'Yogurt',
  'Poultry, Chicken & Turkey',
]

/** Deterministic foods: `count` of them, one in fifty a generic food as in SR Legacy and Foundation. */
export function* madeFoods(count: number): Generator<MadeFood> {
  const random = numbers(20_261_121)
  const upTo = (limit: number) => Math.floor(random() * limit)
  // Zipf-like: few words are frequent and many are rare.
  const often = <T>(list: readonly T[]) => list[Math.floor(random() ** 1.5 * list.length)]!
  const syllables =
    'ba be bo ca co da de di fa fi ga go ha jo ka ki la le lo ma me mi na no pa po ra ri sa so ta ti va vo za zo'.split(
      ' ',
    )
  const brands = Array.from({ length: 9000 }, () =>
    Array.from({ length: 2 + upTo(3) }, () => syllables[upTo(syllables.length)]!).join(''),
  )
  for (let at = 0; at < count; at++) {
    const plain = at % 50 === 0
    const kind = often(kinds)
    const name = plain
      ? `${capital(kind)}, ${often(sorts)}, ${often(forms)}${random() < 0.4 ? `, ${often(sorts)}` : ''}`
      : [
          often(brands),
          random() < 0.8 ? often(sorts) : '',
          random() < 0.5 ? often(sorts) : '',
          kind,
          random() < 0.5 ? often(kinds) : often(forms),
          random() < 0.3 ? often(sorts) : '',
        ]
          .filter(Boolean)
          .join(' ')
          .toUpperCase()
    const protein = tenth(random() * 30)
    const carbs = tenth(random() * 55)
    const fat = tenth(random() * 14)
    yield {
      id: 100_000 + at * 3,
      type: plain ? (at % 100 === 0 ? 'foundation_food' : 'sr_legacy_food') : 'branded_food',
      description: name,
      brand: capital(often(brands)),
      category: categories[upTo(categories.length)]!,
      gtin: withCheckDigit(String(10_000_000_000 + at * 7)),
      servingGrams: 15 + upTo(200),
      household: `${1 + upTo(3)} ${often(['cup', 'piece', 'bar', 'tbsp', 'slice'])}`,
      nutrients: [
        [1008, Math.round(protein * 4 + carbs * 4 + fat * 9)],
        [1003, protein],
        [1005, carbs],
        [1004, fat],
        [2000, tenth(carbs / 3)],
        [1079, tenth(carbs / 10)],
        [1093, upTo(900)],
        [1253, upTo(80)],
        [1258, tenth(fat / 3)],
        [1257, 0],
        [1087, upTo(200)],
        [1089, tenth(random() * 5)],
        [1092, upTo(500)],
        [1104, upTo(600)],
      ],
    }
  }
}

/** Deterministic random numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, at) => total + Number(digit) * ((digits.length - at) % 2 ? 3 : 1),
    0,
  )
  return digits + ((10 - (sum % 10)) % 10)
}

function capital(word: string) {
  return word[0]!.toUpperCase() + word.slice(1)
}

function tenth(figure: number) {
  return Math.round(figure * 10) / 10
}
