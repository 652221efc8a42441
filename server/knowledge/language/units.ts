import { stem } from '../food/food-words.ts'

export const ounce = 28.35

/** Measures of weight in grams. */
const grams: Record<string, number> = {
  g: 1,
  gr: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  gramme: 1,
  kg: 1000,
  kilo: 1000,
  kilogram: 1000,
  kilogramme: 1000,
  mg: 0.001,
  milligram: 0.001,
  dag: 10,
  oz: ounce,
  ounce,
  lb: 453.6,
  lbs: 453.6,
  pound: 453.6,
}

/** Measures of volume in millilitres: US customary, a cup rounded to 240. */
const millilitres: Record<string, number> = {
  ml: 1,
  mls: 1,
  millilitre: 1,
  milliliter: 1,
  cc: 1,
  cl: 10,
  centilitre: 10,
  dl: 100,
  deciliter: 100,
  decilitre: 100,
  l: 1000,
  liter: 1000,
  litre: 1000,
  ltr: 1000,
  floz: 29.57,
  pint: 473,
  pt: 473,
  quart: 946,
  qt: 946,
  gallon: 3785,
  shot: 44,
  jigger: 44,
}

/** Default volumes of household measures; a food's row takes precedence. */
export const householdMillilitres: Record<string, number> = {
  cup: 240,
  tbsp: 15,
  tsp: 5,
  dessertspoon: 10,
  glass: 240,
  mug: 300,
  bowl: 300,
  can: 355,
  bottle: 500,
  carton: 250,
  jar: 250,
  jug: 1000,
  pitcher: 1500,
  thermos: 500,
  ladle: 120,
  splash: 15,
  glug: 15,
  squirt: 15,
  drizzle: 5,
  dollop: 15,
  spoon: 15,
  swig: 30,
  sip: 15,
  katori: 150,
}

/** Default weights of household measures; a food's row takes precedence. */
export const householdGrams: Record<string, number> = {
  pinch: 0.4,
  dash: 0.6,
  knob: 10,
  pat: 5,
  sprinkle: 2,
  touch: 5,
  handful: 30,
  fistful: 30,
  stick: 113,
  scoop: 30,
}

const household: Record<string, string> = {
  tablespoon: 'tbsp',
  tablespoonful: 'tbsp',
  tblsp: 'tbsp',
  tbs: 'tbsp',
  tbl: 'tbsp',
  tb: 'tbsp',
  teaspoon: 'tsp',
  teaspoonful: 'tsp',
  spoonful: 'spoon',
  c: 'cup',
  cupful: 'cup',
  tumbler: 'glass',
  portion: 'serving',
  side: 'serving',
  helping: 'serving',
  plateful: 'plate',
  bowlful: 'bowl',
  tin: 'can',
  pack: 'packet',
  pkt: 'packet',
  sachet: 'packet',
  package: 'packet',
  pcs: 'piece',
  pc: 'piece',
  unit: 'piece',
  sl: 'slice',
  count: 'piece',
  nos: 'piece',
  chunk: 'piece',
  rasher: 'slice',
  filet: 'fillet',
  segment: 'wedge',
  container: 'tub',
}

const plainUnits = new Set(
  `cup tbsp tsp dessertspoon glass mug bowl can bottle carton jar jug pitcher thermos ladle splash glug squirt drizzle dollop spoon swig sip
  pinch dash knob pat sprinkle touch handful fistful stick scoop serving plate packet pouch slice piece fillet breast thigh leg
  wing drumstick leaf clove bar wedge ring stalk head ear patty link square cube ball sprig tub pot wrap skewer order bag box
  strip chip sheet spear crown bunch floret kernel half whole chop steak rib finger bite roll cake biscuit cookie nest block
  basket footlong loaf bulb shell layer round tray punnet katori pod bun cob rack flower tail medallion cutlet nugget`.split(
    /\s+/,
  ),
)

export const weightUnits: readonly string[] = Object.keys(grams)
export const volumeUnits: readonly string[] = Object.keys(millilitres)
export const householdUnits: readonly string[] = [...Object.keys(household), ...plainUnits]

export type Unit =
  | { kind: 'grams'; grams: number }
  | { kind: 'millilitres'; millilitres: number; name: string }
  | { kind: 'household'; name: string }

/** The unit that a word stands for; undefined for any other word. */
export function unitOf(word: string): Unit | undefined {
  const single = stem(word)
  const weight = own(grams, word) ?? own(grams, single)
  if (weight !== undefined) return { kind: 'grams', grams: weight }
  const volume = own(millilitres, word) ?? own(millilitres, single)
  if (volume !== undefined) return { kind: 'millilitres', millilitres: volume, name: single }
  const name = own(household, word) ?? own(household, single) ?? (single === 'cooky' ? 'cookie' : single)
  return plainUnits.has(name) ? { kind: 'household', name } : undefined
}

/** Looks a typed word up in a table; safe for words such as `constructor`. */
export function own<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** Unit words long enough for spelling corrections. */
export const unitWords = [
  ...Object.keys(household),
  ...Object.keys(grams),
  ...Object.keys(millilitres),
  ...plainUnits,
].filter((word) => word.length > 4)
