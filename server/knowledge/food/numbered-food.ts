import { partsOf } from '../data/foods/name-index.ts'
import type { LabelledPortion } from '../data/foods/portion-label.ts'
import { foodAt, nameAt } from '../data/foods/reference-table.ts'
import type { Food } from './food.ts'
import { foods } from './food-table.ts'
import { canonical } from './food-words.ts'

const fluidOunce = 29.57
const cup = 240

/** The food of a number of the index of names: our table's by its place, behind it the references' foods. */
export function numberedFood(number: number): Food {
  const own = foods()
  return isOwn(number) ? own[number]! : referenceFood(number - own.length)
}

/** The name of the food of a number. */
export function numberedName(number: number): string {
  const own = foods()
  return isOwn(number) ? own[number]!.name : nameAt(number - own.length)
}

/** Whether a number is that of a food of our table. */
export function isOwn(number: number): boolean {
  return number < foods().length
}

/** A food of a reference with its portions by unit, as sentences are weighed. */
function referenceFood(number: number): Food {
  const { id, name, emoji, category, per100, portions } = foodAt(number)
  const noun = partsOf(name).main.at(-1) ?? ''
  const grams = portionsByUnit(portions, noun)
  return {
    ref: `usda:${id}`,
    name,
    aliases: [],
    category,
    emoji,
    per100,
    portions: grams,
    gramsPerMillilitre: densityOf(grams),
    contains: new Set(),
    source: id,
  }
}

/**
 * Grams by unit. What a label says in full ("medium slice", "whole") goes before what it says among other words: of
 * "small bag" and "medium bag" the medium one is a bag.
 */
function portionsByUnit(portions: readonly LabelledPortion[], noun: string): Map<string, number> {
  const measures = portions.map(({ label, grams }) => measureOf(label, grams, noun))
  const byUnit = new Map<string, number>()
  for (const place of [0, 1, 2] as const)
    for (const { units, grams } of measures)
      for (const unit of units[place]) if (!byUnit.has(unit)) byUnit.set(unit, grams)
  if (!byUnit.has('serving')) byUnit.set('serving', portions[0]?.grams ?? 100)
  return byUnit
}

/** What one of a label weighs, and the units that it stands for: in full, as the usual one, and among other words. */
function measureOf(label: string, grams: number, noun: string) {
  const [, amount = '1', text = '', inside = ''] = /^(\S+) ([^(]*?)(?: \((.*)\))?$/.exec(label) ?? []
  const [over, under = '1'] = amount.split('/')
  const words = text
    .replace('fl oz', 'floz')
    .replace('fun size', 'miniature')
    .replace('package', 'packet')
    .split(' ')
  return { grams: (grams * Number(under)) / Number(over), units: unitsOf(words, sizeIn[inside], noun) }
}

function unitsOf(
  words: readonly string[],
  inside: string | undefined,
  noun: string,
): [string[], string[], string[]] {
  const size = inside ?? sizeIn[words[0]!]
  const kind = (inside || !size ? words : words.slice(1)).join(' ')
  const isPiece = kind === '' || canonical(kind) === noun || pieces.has(kind)
  if (!size) return [[kind], isPiece ? ['piece'] : [], words.length > 1 ? [words.at(-1)!, words[0]!] : []]
  const sized = kind === '' ? size : `${size} ${kind}`
  const usual = size === 'medium' ? [kind || 'piece', ...(isPiece ? ['piece'] : [])] : []
  return [[sized, ...(isPiece || whole.has(kind) ? [size] : [])], usual, kind === '' ? [] : [kind]]
}

/** Sizes of the labels in the reader's words. */
const sizeIn: Readonly<Record<string, string>> = {
  miniature: 'mini',
  small: 'small',
  personal: 'personal',
  medium: 'medium',
  regular: 'medium',
  large: 'large',
  'extra-large': 'extra large',
}
/** Labels of one of a food, and of what a size alone means: "a large cola", "a small pizza". */
const pieces = new Set(['fruit', 'individual'])
const whole = new Set(['whole', 'drink'])

function densityOf(grams: ReadonlyMap<string, number>) {
  const ounce = grams.get('floz')
  const ofCup = grams.get('cup')
  if (ounce !== undefined) return ounce / fluidOunce
  return ofCup === undefined ? undefined : ofCup / cup
}
