import type { KitchenIngredient } from '../../kitchen/ingredient.ts'

type Countable = NonNullable<KitchenIngredient['unit']>

/** Bought in millilitres. */
const poured = new Set([
  'milk',
  'plant_milk',
  'cream',
  'plant_cream',
  'stock',
  'oil',
  'wine',
  'drink',
  'asian_sauce',
  'acid',
])
const isOil = /\boil$/
/** Grams of a millilitre of oil. */
const oilDensity = 0.92
/** Share of a piece that may be missing before another one is bought. */
const spare = 0.2
/** Share of what the pieces weigh below which a need is told as one. */
const clearlyLess = 0.8
/** Above these numbers small pieces are weighed. */
const most = { pieces: 12, grams: 40 } as const

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A purchase amount: "3 carrots (180 g)", "2 bananas (170 g needed)", "60 g of cauliflower (part of a head)", "1.2 kg potatoes", "400 ml milk". */
export function shoppingAmount(name: string, grams: number, thing: KitchenIngredient | undefined): string {
  if (!thing) return `${inUnits(grams, 'g', 'kg')} ${name}`
  if (thing.unit) {
    const count = Math.max(1, Math.ceil(grams / thing.unit.grams - spare))
    const small = thing.unit.grams < most.grams && count > most.pieces
    const isPart = thing.unit.grams >= most.grams && grams < thing.unit.grams * (1 - spare)
    if (isPart) return `${inUnits(grams, 'g', 'kg')} of ${partOf(thing, thing.unit)}`
    if (!small) {
      const isLess = grams < clearlyLess * count * thing.unit.grams
      const weight = `${inUnits(grams, 'g', 'kg')}${isLess ? ' needed' : ''}`
      return `${numbers.format(count)} ${counted(thing, thing.unit, count)} (${weight})`
    }
  }
  if (isOil.test(thing.name)) return `${inUnits(grams / oilDensity, 'ml', 'l')} ${thing.name}`
  if (thing.kinds.some((kind) => poured.has(kind))) return `${inUnits(grams, 'ml', 'l')} ${thing.name}`
  return `${inUnits(grams, 'g', 'kg')} ${thing.plural}`
}

/** "medium carrot" and "steak" of beef steaks are the thing itself; "clove" and "can" are units of it. */
const isItself = ({ name }: KitchenIngredient, { singular }: Countable) =>
  singular.endsWith(name) || name.endsWith(singular)

/** What is used of a piece that is bought whole: "avocado (part of one)", "tuna (part of a can)". */
function partOf(thing: KitchenIngredient, unit: Countable): string {
  if (isItself(thing, unit)) return `${thing.name} (part of one)`
  const article = /^[aeiou]/.test(unit.singular) ? 'an' : 'a'
  return `${thing.plural.replace(/^canned /, '')} (part of ${article} ${unit.singular})`
}

function counted(thing: KitchenIngredient, unit: Countable, count: number): string {
  const { name, plural } = thing
  const piece = count === 1 ? unit.singular : unit.plural
  if (isItself(thing, unit)) return count === 1 ? name : plural
  // A tin of canned tuna is one of tuna.
  if (name.startsWith('canned ')) return `${piece} of ${plural.slice('canned '.length)}`
  const sharesAWord = name.split(' ').some((word) => unit.singular.split(' ').includes(word))
  return sharesAWord ? piece : `${piece} of ${plural}`
}

/** Rounded up to precisions of scales and packages. */
function inUnits(amount: number, small: string, large: string): string {
  if (amount >= 1000) return `${numbers.format(Math.ceil(amount / 100 - 0.05) / 10)} ${large}`
  const step = amount < 100 ? 5 : amount < 250 ? 10 : 25
  return `${numbers.format(Math.max(1, Math.ceil(amount / step - 0.05)) * step)} ${small}`
}
