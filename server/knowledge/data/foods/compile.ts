import { emojiOf } from '../../food/emoji/food-emoji.ts'
import { referenceRowOf, type TableRow } from '../../food/food.ts'
import { keyOf } from '../../food/food-index.ts'
import { foods } from '../../food/food-table.ts'
import { canonical, wordsOf } from '../../food/food-words.ts'
import { type Entry, indexWords } from '../../food/word-index.ts'
import { behind, type FoodName, indexNames } from './name-index.ts'
import { type LabelledPortion, labelPortions } from './portion-label.ts'
import { type ReferenceRow, readRows, type referenceTexts } from './read-rows.ts'
import { packSections, prefixed } from './sections.ts'

/** Searched, but behind everything else. */
const rare = /^(?:Baby |Formula|Human milk|Infant formula|American Indian)/
const rarePenalty = 6
/** An alias costs a little more than a name of the same words. */
const aliasPenalty = 0.5
/** Of equal names our own food stands before a reference's. */
const referencePenalty = 1

/**
 * Compiles the files of both references, and an index of words over our table (its foods by their places) and behind it
 * the references; of these only foods that neither our table nor a preferred reference has are searched.
 */
export function compileTable(texts: ReturnType<typeof referenceTexts>): Buffer {
  const { columns, unsaid, rows: all } = readRows(texts)
  const energy = columns.indexOf('energy_kcal')
  const rows = all.filter(({ figures }) => !Number.isNaN(figures[energy]!))
  const same = sameAsOthers(rows)
  const alike = alikeIn(rows, same)
  const portions = rows.map((row) => labelPortions(row.portions))
  const labels = [...new Set(portions.flat().map(({ label }) => label))].sort()
  const searched = rows.map(entryOf).filter(({ food }) => !same.has(food) && !alike.has(food))
  const own = foods()
  const search = indexWords([
    ...own.flatMap(ownEntries),
    ...searched.map((entry) => ({ ...entry, food: own.length + entry.food })),
  ])
  const takenBy = ownBySource()
  const referenceNames = rows.flatMap((row, at) => {
    const taken = takenBy.get(row.id)
    return same.has(at) && taken === undefined ? [] : nameOf(row, taken ?? own.length + at)
  })
  const reader = indexNames([...own.flatMap(ownNames), ...referenceNames], unsaid)
  return packSections({
    columns,
    ids: rows.map(({ id }) => id),
    ...nameSections(rows),
    categories: rows.map(({ category }) => category),
    emojis: rows.map(({ name }) => emojiOf(name).emoji),
    figures: Float32Array.from(rows.flatMap(({ figures }) => figures)),
    ...portionSections(portions, labels),
    ...prefixed('search', search),
    ...prefixed('reader', reader),
  })
}

/**
 * Numbers of the rows that ours or a preferred reference has: of one name, or the row that ours was taken from. FNDDS,
 * whose foods are as eaten, is preferred to SR28.
 */
function sameAsOthers(rows: readonly ReferenceRow[]): ReadonlySet<number> {
  const same = new Set<number>()
  const taken = ownBySource()
  const names = new Set<string>()
  for (const { name, aliases } of foods()) for (const text of [name, ...aliases]) names.add(nameKey(text))
  rows.forEach(({ id, name }, at) => {
    const key = nameKey(name)
    if (taken.has(id) || names.has(key)) same.add(at)
    else names.add(key)
  })
  return same
}

/** The first food of ours that was taken from a row, by the row's id: it is found by the row's name, too. */
function ownBySource(): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const [food, { source }] of foods().entries()) {
    const row = referenceRowOf(source)
    if (row && !taken.has(row)) taken.set(row, food)
  }
  return taken
}

/** Of the other rows with one noun and the same figures ("bagels with calcium propionate, enriched") all but the shortest. */
function alikeIn(rows: readonly ReferenceRow[], same: ReadonlySet<number>): ReadonlySet<number> {
  const others = [...rows.keys()].filter((at) => !same.has(at))
  return new Set(
    Map.groupBy(others, (at) => figuresKey(rows[at]!))
      .values()
      .flatMap((alike) =>
        alike.toSorted((one, other) => rows[one]!.name.length - rows[other]!.name.length).slice(1),
      ),
  )
}

/** Energy and macros, and the first noun of the name. */
function figuresKey({ id, name, kind, figures }: ReferenceRow): string {
  const [noun = ''] = name.split(/[,]| (?:with|without|in|from|for) /)
  return [id.slice(0, 4), kind, canonical(wordsOf(noun).at(-1) ?? ''), ...figures.slice(0, 5)].join(' ')
}

function nameKey(name: string): string {
  return keyOf(wordsOf(name).map(canonical))
}

function ownEntries({ name, aliases }: TableRow, food: number): Entry[] {
  return [
    { food, ...nounOf(name) },
    ...aliases.map((alias) => ({ food, ...nounOf(alias), isAlias: true, penalty: aliasPenalty })),
  ]
}

function ownNames({ name, aliases }: TableRow, food: number): FoodName[] {
  return [{ food, name, prior: 0.1 }, ...aliases.map((alias) => ({ food, name: alias, of: name, prior: 0 }))]
}

function nameOf({ id, name, also, kind }: ReferenceRow, food: number): FoodName {
  const prior = id.startsWith('sr28') ? -1 : 0
  return { food, name, also, prior: prior - (rare.test(kind) ? rarePenalty : 0) }
}

/** Words of a name, and what it is a kind of: the last word before it says how or with what it is made. */
function nounOf(name: string): Pick<Entry, 'name' | 'noun'> {
  return { name: wordsOf(name), noun: wordsOf(name.split(behind, 1)[0]!).at(-1) }
}

function entryOf({ name, also, kind }: ReferenceRow, food: number): Entry {
  return {
    food,
    ...nounOf(name),
    also: also.flatMap(wordsOf),
    penalty: referencePenalty + (rare.test(kind) ? rarePenalty : 0),
  }
}

/** Names one after the other in UTF-8, and where each begins. */
function nameSections(rows: readonly ReferenceRow[]) {
  const bytes = rows.map(({ name }) => Buffer.from(name, 'utf8'))
  const starts = new Uint32Array(rows.length + 1)
  bytes.forEach((body, at) => {
    starts[at + 1] = starts[at]! + body.length
  })
  return { names: new Uint8Array(Buffer.concat(bytes)), nameStarts: starts }
}

function portionSections(portions: readonly LabelledPortion[][], labels: readonly string[]) {
  const places = new Map(labels.map((label, at) => [label, at]))
  const starts = new Uint32Array(portions.length + 1)
  portions.forEach((one, at) => {
    starts[at + 1] = starts[at]! + one.length
  })
  return {
    portionStarts: starts,
    portionLabels: Uint16Array.from(portions.flat(), ({ label }) => places.get(label)!),
    portionGrams: Float32Array.from(portions.flat(), ({ grams }) => grams),
    labels,
  }
}
