import { capitalised } from '#contract/measures/capitalised.ts'

/** Words of food names that are written with a capital, in the spelling of the tables, and those that differ by more. */
const proper = [
  'brazil',
  'brussels',
  'caesar',
  'chinese',
  'english',
  'french',
  'gouda',
  'greek',
  'gruyere',
  'indian',
  'italian',
  'jerusalem',
  'manchego',
  'monterey jack',
  'napa',
  'padron',
  'parmesan',
  'quorn',
  'thai',
  'worcestershire',
]
const written: Readonly<Record<string, string>> = { msg: 'MSG', 'monterey jack': 'Monterey Jack' }
const names = new RegExp(`\\b(?:${[...proper, ...Object.keys(written)].join('|')})\\b`, 'g')

/** "110 g greek yogurt" as "110 g Greek yogurt": the tables name foods in small letters. */
export function withProperNames(text: string): string {
  return text.replace(names, (name) => written[name] ?? capitalised(name))
}
