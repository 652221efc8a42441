import type { UnitSystem } from '#contract/measures/units.ts'

/**
 * Usual pack sizes by ingredient: metric ones of European shops | those of the United States. `=` states the edible
 * grams where they differ from the label (the liquid of a can) or the pack is counted. From shelves and price labels of
 * 2026; sizes of brands vary.
 */
const table = `
rice; bag 500 g, bag 1 kg | bag 1 lb, bag 2 lb
brown rice; bag 500 g, bag 1 kg | bag 1 lb, bag 2 lb
pasta; bag 500 g | box 1 lb
rice noodle; pack 250 g | box 14 oz
quinoa; bag 400 g | bag 12 oz
couscous; bag 500 g | box 10 oz
bulgur; bag 500 g | bag 24 oz
oats; bag 500 g | canister 18 oz, canister 42 oz
flour; bag 1 kg | bag 5 lb
granola; bag 500 g | bag 12 oz
lentil; bag 500 g | bag 1 lb
red lentil; bag 500 g | bag 1 lb
chickpea; can 400 g = 240 | can 15 oz = 250
black bean; can 400 g = 240 | can 15 oz = 250
kidney bean; can 400 g = 240 | can 15 oz = 250
white bean; can 400 g = 240 | can 15 oz = 250
canned tomato; can 400 g | can 14.5 oz, can 28 oz
passata; carton 500 g, bottle 700 g | jar 24 oz
tomato paste; tube 200 g | can 6 oz
coconut milk; can 400 ml | can 13.5 fl oz
canned tuna; can 160 g = 112 | can 5 oz = 113
milk; carton 1 l | carton 32 fl oz, carton 64 fl oz
oat milk; carton 1 l | carton 32 fl oz, carton 64 fl oz
soy milk; carton 1 l | carton 32 fl oz, carton 64 fl oz
yogurt; tub 500 g | tub 32 oz
greek yogurt; tub 500 g, tub 1 kg | tub 16 oz, tub 32 oz
skyr; tub 450 g | tub 5.3 oz, tub 24 oz
cottage cheese; tub 200 g | tub 16 oz
cream cheese; tub 175 g | pack 8 oz
ricotta; tub 250 g | tub 15 oz
feta; pack 200 g | pack 8 oz
mozzarella; ball 125 g | pack 8 oz
parmesan; piece 150 g | piece 8 oz
cheddar; piece 200 g | pack 8 oz
halloumi; pack 225 g | pack 8.8 oz
butter; pack 250 g | pack 1 lb
cream; carton 200 ml | carton 8 fl oz, carton 16 fl oz
sour cream; tub 200 g | tub 8 oz, tub 16 oz
egg; box 6 = 300, box 10 = 500 | carton 12 = 600
tofu; pack 400 g | pack 14 oz
tempeh; pack 200 g | pack 8 oz
ground beef; pack 250 g, pack 500 g | pack 1 lb
ground turkey; pack 500 g | pack 1 lb
bacon; pack 200 g | pack 12 oz
smoked salmon; pack 100 g | pack 4 oz
shrimp; pack 200 g | bag 12 oz
bread; loaf 500 g | loaf 20 oz
whole wheat bread; loaf 500 g | loaf 20 oz
flour tortilla; pack 8 = 496 | pack 10 = 620
pita bread; pack 6 = 360 | pack 6 = 360
hummus; tub 200 g | tub 10 oz
spinach; bag 200 g, bag 500 g | bag 5 oz, bag 10 oz
salad leaves; bag 150 g | bag 5 oz
arugula; bag 100 g | bag 5 oz
mushroom; tray 250 g | tray 8 oz
cherry tomato; tray 250 g, tray 500 g | tray 10 oz
pea; bag 450 g | bag 12 oz
edamame; bag 400 g | bag 12 oz
blueberry; tray 125 g, tray 250 g | tray 6 oz, tray 11 oz
raspberry; tray 125 g | tray 6 oz
strawberry; tray 250 g, tray 500 g | tray 1 lb
almond; bag 200 g | bag 6 oz
walnut; bag 200 g | bag 8 oz
cashew; bag 200 g | bag 8 oz
chia seed; bag 200 g | bag 12 oz
peanut butter; jar 350 g | jar 16 oz
honey; jar 500 g | jar 12 oz
maple syrup; bottle 250 ml | bottle 8 fl oz
dark chocolate; bar 100 g | bar 3.5 oz
`

type Pack = {
  noun: string
  /** Size as printed: "400 g", "12". */
  size: string
  /** Edible grams. */
  grams: number
}

const gramsIn: Record<string, number> = {
  g: 1,
  kg: 1000,
  // Assumes 1 g/ml for milk, cream and broth.
  ml: 1,
  l: 1000,
  oz: 28.35,
  lb: 453.6,
  'fl oz': 29.57,
}

export const packs = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [name, sizes] = row.split('; ') as [string, string]
      const [metric, imperial] = sizes.split(' | ').map((list) => list.split(', ').map(packOf))
      return [name, { metric: metric!, imperial: imperial! }]
    }),
)

function packOf(text: string): Pack {
  const [noun, rest] = [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]
  const [size, eaten] = rest.split(' = ') as [string, string?]
  const [amount, unit] = [Number.parseFloat(size), size.replace(/^[\d.]+ ?/, '')]
  return { noun, size, grams: eaten ? Number(eaten) : amount * gramsIn[unit]! }
}

/** Share of the need that may be missing before another pack is added. */
const spare = 0.05

/**
 * Packs of one size that cover `grams` with the least remainder, "2 cans of 400 g"; null for goods sold loose. Sizes
 * follow the unit system.
 */
export function packsFor(name: string, grams: number, units: UnitSystem): string | null {
  const sizes = packs.get(name)?.[units === 'imperial' ? 'imperial' : 'metric']
  if (!sizes) return null
  const [best] = sizes
    .map((pack) => ({ ...pack, count: Math.max(1, Math.ceil((grams * (1 - spare)) / pack.grams)) }))
    .sort((a, b) => a.count * a.grams - b.count * b.grams || a.count - b.count)
  const { count, noun, size } = best!
  return `${count} ${count === 1 ? noun : pluralOf(noun)} of ${size}`
}

const pluralOf = (noun: string) =>
  noun === 'loaf' ? 'loaves' : noun.endsWith('x') ? `${noun}es` : `${noun}s`
