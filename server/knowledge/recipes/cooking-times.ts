import { numberIn, wordIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { type KitchenIngredient, kinds } from '../kitchen/ingredient.ts'
import { ingredientNamed } from '../kitchen/ingredients.ts'

export const ways = ['fry', 'roast', 'boil', 'simmer', 'grill', 'steam'] as const
export type Way = (typeof ways)[number]

type Times = ReadonlyMap<Way, number>
type CookingTimes = { ofKind: ReadonlyMap<string, Times>; ofName: ReadonlyMap<string, Times> }

const file = 'dishes/cooking-times.csv'
const times = parseCookingTimes(readText(file))

/**
 * Parses the table of minutes for bite-sized pieces by kind, and of cuts and grains that differ from their kind. Error:
 * `DataFileError` naming the row of an unknown kind or ingredient.
 */
export function parseCookingTimes(text: string): CookingTimes {
  const rows = parseTable(file, text, ['of', 'name', ...ways], ([of, name, ...minutes]) => {
    const isKind = wordIn(of, ['kind', 'ingredient']) === 'kind'
    if (isKind) wordIn(name, kinds)
    else if (!ingredientNamed(name)) throw new Error(`"${name}" is no ingredient.`)
    const byWay = ways.flatMap((way, at) => (minutes[at] ? [[way, numberIn(minutes[at])] as const] : []))
    return { isKind, entry: [name, new Map(byWay)] as const }
  })
  const entriesOf = (kind: boolean) => rows.filter(({ isKind }) => isKind === kind).map(({ entry }) => entry)
  return { ofKind: new Map(entriesOf(true)), ofName: new Map(entriesOf(false)) }
}

/** Minutes until its pieces are done by that method; undefined for an unsuitable one. */
export function minutesOf({ name, kinds: own }: KitchenIngredient, way: Way): number | undefined {
  const minutes = times.ofName.get(name)?.get(way)
  if (minutes !== undefined) return minutes
  for (const kind of own) {
    const minutes = times.ofKind.get(kind)?.get(way)
    if (minutes !== undefined) return minutes
  }
  return undefined
}
