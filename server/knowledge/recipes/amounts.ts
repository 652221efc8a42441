import type { Kind, KitchenIngredient } from '../kitchen/ingredient.ts'

/** An amount as bought and measured: grams, count, and its text. */
export type Amount = { grams: number; text: string; many: boolean }

const spoonedKinds: readonly Kind[] = [
  'oil',
  'sweetener',
  'acid',
  'asian_sauce',
  'curry_paste',
  'condiment',
  'spread',
  'cream',
  'plant_cream',
  'butter',
]
const spoonedNames = new Set([
  'sesame oil',
  'fish sauce',
  'gochujang',
  'miso',
  'mirin',
  'pesto',
  'black bean sauce',
  'walnut oil',
  'coconut cream',
  'yeast extract',
])
const pouredKinds: readonly Kind[] = ['stock', 'milk', 'plant_milk', 'wine', 'coconut', 'drink']
const pouredNames = new Set(['dashi', 'water', 'passata'])
const powders: readonly Kind[] = ['spice', 'dried_herb', 'baking']
const tablespoon = 15
const teaspoon = 5
const teaspoonOfPowder = 2.5

/** Said by the unit already: “1 can tuna”, “2 slices turkey”. */
const prepared = /^(?:canned|sliced) /

/** Grams rounded to measurable values, with their text. */
export function amountOf(ingredient: KitchenIngredient, wanted: number, cut?: string): Amount {
  const { name, plural, kinds, unit } = ingredient
  const has = (some: readonly Kind[]) => kinds.some((kind) => some.includes(kind))
  const cutOff = cut ? `, ${cut}` : ''
  if (unit && wanted >= unit.grams * 0.4) {
    const count =
      wanted < unit.grams * 0.75 ? 0.5 : wanted < unit.grams * 1.25 ? 1 : Math.round(wanted / unit.grams)
    const grams = tenths(count * unit.grams)
    const counted = count > 1 ? unit.plural : unit.singular
    const isPart = !unit.singular.includes(name) && !name.split(' ').includes(unit.singular)
    const named = isPart ? `${counted} ${plural.replace(prepared, '')}` : counted
    // A clove or a slice has a known size; a carrot may be of any.
    const weight = isPart && unit.grams < 50 ? '' : ` (${plainGrams(grams)})`
    return {
      grams,
      text: `${fraction(count)} ${named}${weight}${cutOff}`,
      many: isPart ? plural !== name : count > 1,
    }
  }
  if (has(powders) && wanted < 25) {
    if (wanted < teaspoonOfPowder * 0.35)
      return { grams: tenths(wanted), text: `1 pinch ${plural}`, many: false }
    const spoons = quarters(wanted / teaspoonOfPowder)
    return spoons >= 3 && spoons % 3 === 0
      ? { grams: spoons * teaspoonOfPowder, text: `${fraction(spoons / 3)} tbsp ${plural}`, many: false }
      : { grams: tenths(spoons * teaspoonOfPowder), text: `${fraction(spoons)} tsp ${plural}`, many: false }
  }
  if ((has(spoonedKinds) || spoonedNames.has(name)) && wanted < 70) {
    const spooned = has(['citrus']) ? `${name} juice` : plural
    const spoons = wanted >= tablespoon * 0.75 ? halves(wanted / tablespoon) : 0
    if (spoons)
      return {
        grams: tenths(spoons * tablespoon),
        text: `${fraction(spoons)} tbsp ${spooned}${cutOff}`,
        many: false,
      }
    const small = quarters(Math.max(0.25, wanted / teaspoon))
    return {
      grams: tenths(small * teaspoon),
      text: `${fraction(small)} tsp ${spooned}${cutOff}`,
      many: false,
    }
  }
  if (has(pouredKinds) || pouredNames.has(name)) {
    const millilitres = Math.max(25, Math.round(wanted / 25) * 25)
    return { grams: millilitres, text: `${millilitres} ml ${name}`, many: false }
  }
  const step = wanted >= 100 ? 10 : wanted >= 20 ? 5 : 1
  const grams = Math.max(step, Math.round(wanted / step) * step)
  return { grams, text: `${plainGrams(grams)} ${plural}${cutOff}`, many: plural !== name }
}

const quarters = (value: number) =>
  Math.max(0.25, value < 1 ? Math.round(value * 4) / 4 : Math.round(value * 2) / 2)
const halves = (value: number) => Math.max(0.5, Math.round(value * 2) / 2)
const tenths = (value: number) => Math.round(value * 10) / 10
const plainGrams = (grams: number) =>
  grams >= 1000 ? `${Math.round(grams / 10) / 100} kg` : `${Math.round(grams)} g`

const signs: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }
/** 1.5 as "1½". */
export function fraction(value: number): string {
  const whole = Math.floor(value)
  const sign = signs[value - whole] ?? ''
  return sign ? `${whole || ''}${sign}` : String(Math.round(value * 10) / 10)
}
