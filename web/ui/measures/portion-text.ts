import { plural } from '#contract/measures/plural.ts'
import { formatNumber } from './format.ts'
import { words } from './unit-words.ts'

/** Units that are written alike for one and for many: abbreviations and sizes. */
const invariable = new Set('tbsp tsp oz ml cl dl l g lb mini small medium large jumbo'.split(' '))

/** "cup" of the portion "1 cup". */
export const portionUnit = (label: string) => label.replace(/^1 /, '')

/** An amount in a unit: '2 eggs', '0.5 cup', '3 tbsp', '2 cups (8 fl oz)', '2 × 1/2 bagel'. */
export function countText(count: number, unit: string): string {
  const shown = formatNumber(count, 2)
  const [, noun, content = ''] = /^([\p{L}-]+(?: [\p{L}-]+)*)( \(.*)?$/u.exec(unit) ?? []
  if (!noun) return words.timesUnit(shown, unit)
  const isAlike = count <= 1 || invariable.has(noun.split(' ').at(-1)!)
  return words.countOfUnit(shown, `${isAlike ? noun : plural(noun)}${content}`)
}
