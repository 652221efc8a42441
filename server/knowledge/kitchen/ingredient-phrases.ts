import { canonical, wordsOf } from '../food/food-words.ts'

const amount =
  /^(?:\d+(?:\.\d+)?%?|\d+(?:g|kg|ml|l|cl|oz|lb)|a|an|half|one|two|three|four|five|six|some|few)$/

/** Measures and vessels, ignored at the start: "2 cups of rice", but not "peanut butter cup". */
const measures =
  setOf(`g kg gram kilogram ml cl l litre liter oz ounce lb pound cup tbsp tsp tablespoon teaspoon pinch
  handful dash splash knob bunch bag pack packet package punnet box carton jar tub pot bottle tin can head piece slice
  stick sprig leaf clove fillet block bowl portion serving glass spoonful ear bulb stalk bar of the`)
const trailingMeasures = setOf(
  'kg g ml l bunch bag pack packet punnet carton jar tub bottle tin can head slice sprig leaf clove block bulb stalk',
)

/** Cuts, storage and praise, which change neither the food nor its contents. */
const descriptions =
  setOf(`of the with and my fresh freshly organic large medium small big baby mini leftover remaining
  frozen chilled refrigerated chopped diced sliced cubed crushed crumbled grated shredded peeled minced whole halved
  quartered torn trimmed washed rinsed drained pitted deseeded seedless cored boneless skinless ripe raw uncooked plain
  natural pure good quality best local seasonal unsalted salted lean extra thick thin fine finely coarsely roughly thinly
  chunk piece wedge floret fillet homemade unopened opened regular premium wild farmed british english`)

/** Removed last, since many colours name another food: red lentil, white wine, dark chocolate. */
const colours = setOf('red green yellow white black brown purple golden dark light')
const cooked = setOf('cooked boiled roasted steamed grilled')

/** An unclosed bracket reaches to the end of the text. */
const asides =
  /\([^)]*\)?|\bfree[- ]range\b|\b(?:low|reduced|full)[- ]fat\b|\bfat[- ]free\b|\bto taste\b|\bskin[- ]on\b|\bbone[- ]in\b|\bin (?:(?:spring )?water|brine|(?:olive |sunflower )?oil|(?:its own )?juice|syrup)\b/g
const tinned = /\b(?:tins?|cans?|tinned|canned)\b/

function setOf(words: string) {
  return new Set(words.split(/\s+/).map(canonical))
}

/** Index form of a name. */
export function filedAs(name: string): string {
  return wordsOf(name).map(canonical).join(' ')
}

/** Readings of a typed name, most literal first. */
export function phrasesOf(typed: string): string[] {
  const text = typed.toLowerCase()
  const plainly = wordsOf(text.split(',')[0]!.replace(asides, ' ')).map(canonical)
  const counted = withoutMeasures(plainly)
  const named = without(counted, descriptions)
  const tin = tinned.test(text) ? `canned ${withoutWords(named, 'canned')}` : ''
  const readings = [plainly, counted, named, without(named, colours)]
  return [
    filedAs(text),
    filedAs(text.split(',')[0]!),
    tin,
    ...readings.map((words) => words.join(' ')),
  ].filter(Boolean)
}

/** Last resort: "boiled carrots" are carrots; foods bought both raw and cooked have their own names. */
export function uncookedPhrase(typed: string): string {
  return without(wordsOf(typed.toLowerCase().replace(asides, ' ')).map(canonical), descriptions)
    .filter((word) => !cooked.has(word))
    .join(' ')
}

function without(words: string[], dropped: ReadonlySet<string>) {
  return words.filter((word) => !dropped.has(word))
}

function withoutWords(words: string[], dropped: string) {
  return words.filter((word) => word !== dropped).join(' ')
}

function withoutMeasures(words: string[]) {
  let start = 0
  while (start < words.length - 1 && (amount.test(words[start]!) || measures.has(words[start]!))) start++
  let end = words.length
  while (end > start + 1 && (amount.test(words[end - 1]!) || trailingMeasures.has(words[end - 1]!))) end--
  return words.slice(start, end)
}
