import type { Food } from '#contract/foods/foods.ts'
import { found } from '#contract/http/errors.ts'
import type { MoreFoods } from '#server/adapters/ai/ai.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { referenceTableFood, tableFood } from '#server/knowledge/food/table-food.ts'
import { customStore } from './custom-store.ts'
import { familiarStore } from './familiar-store.ts'
import type { PlainFood } from './food.ts'
import { ofCustom, ofImport, ofTable } from './plain-food.ts'
import { searchImported } from './search-store.ts'
import { searchQuery, searchWords, typedQuery } from './search-words.ts'
import { foodBySource } from './store.ts'

export type { PlainFood } from './food.ts'
export { searchFoods } from './search.ts'

type Needs = Pick<Deps, 'now'>

/** The food of a reference for this account; error: `not_found`. */
export async function foodByRef(tx: Queryable, userId: string, ref: string): Promise<PlainFood> {
  return found(await knownByRef(tx, userId, ref), 'Food')
}

async function knownByRef(tx: Queryable, userId: string, ref: string): Promise<PlainFood | undefined> {
  const at = ref.indexOf(':')
  const source = ref.slice(0, at)
  const id = ref.slice(at + 1)
  if (source === 'builtin') {
    const food = tableFood(id)
    if (food) return ofTable(food)
  } else if (source === 'custom') {
    const row = isUuid(id) ? await customStore(tx, userId).byId(id) : undefined
    if (row) return ofCustom(row)
  } else if (source === 'usda' || source === 'off') {
    const reference = source === 'usda' ? referenceTableFood(id) : undefined
    if (reference) return ofTable(reference)
    const row = await foodBySource(tx, source, id)
    if (row) return ofImport(row)
  }
  // Foods removed by an import remain available to accounts that logged them.
  return familiarStore(tx, userId).copy(ref)
}

/** The foods of some references, as far as there are any. */
export async function foodsByRef(
  tx: Queryable,
  userId: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, PlainFood>> {
  const foods = new Map<string, PlainFood>()
  for (const ref of refs) {
    const food = await knownByRef(tx, userId, ref)
    if (food) foods.set(ref, food)
  }
  return foods
}

/** The food that `name` names in full: the account's own, the table's, then an imported one. */
export async function foodNamed(db: Database, userId: string, name: string): Promise<PlainFood | undefined> {
  const isNamed = (row: { name: string }) => row.name.toLowerCase() === name.toLowerCase()
  const query = searchQuery(searchWords(name), 'whole')
  const own = query && (await customStore(db, userId).search(query, 20)).find(isNamed)
  if (own) return ofCustom(own)
  const known = tableFood(name)
  if (known) return ofTable(known)
  const imported = query && (await searchImported(db, query, name.toLowerCase(), 5)).find(isNamed)
  return imported ? ofImport(imported) : undefined
}

/** The `tsquery` of typed words, for names of other tables; undefined without a search word. */
export const nameQuery = (typed: string) => typedQuery(searchWords(typed))

/** Records a logged food as familiar, within the logging transaction. */
export function learnFood(
  tx: Queryable,
  { now }: Needs,
  userId: string,
  food: PlainFood,
  grams: number | null,
) {
  return familiarStore(tx, userId).used(food, grams, now())
}

/** Records a meal's foods of the built-in table as familiar. */
export async function learnNames(
  tx: Queryable,
  deps: Needs,
  userId: string,
  eaten: readonly { name: string; grams: number }[],
) {
  const seen = new Map<string, { food: PlainFood; grams: number }>()
  for (const { name, grams } of eaten) {
    const known = tableFood(name)
    if (known) seen.set(ofTable(known).ref, { food: ofTable(known), grams })
  }
  for (const { food, grams } of seen.values())
    await learnFood(tx, deps, userId, food, grams > 0 ? grams : null)
}

type Eaten = { foodRef?: string | undefined; grams: number }

/** Takes over the corrected amounts of an entry's foods where the entry was the last that had them. */
export async function learnAmounts(
  tx: Queryable,
  userId: string,
  before: readonly Eaten[],
  after: readonly Eaten[],
) {
  for (const { foodRef, grams } of before) {
    const now = after.find((one) => one.foodRef === foodRef)
    if (foodRef !== undefined && now && now.grams > 0 && now.grams !== grams)
      await familiarStore(tx, userId).correct(foodRef, { from: grams, to: now.grams })
  }
}

/** Maximum number of names looked up per sentence. */
const mostNames = 8

/** Custom and imported foods, for words missing from the built-in table. */
export function moreFoods({ db }: Pick<Deps, 'db'>, userId: string): MoreFoods {
  return async (names) => {
    const answers = await Promise.all(
      names.slice(0, mostNames).map(async (name): Promise<[string, PlainFood][]> => {
        const query = searchQuery(searchWords(name), 'whole')
        if (!query) return []
        const [own] = await customStore(db, userId).search(query, 1)
        if (own) return [[name, ofCustom(own)]]
        const [row] = await searchImported(db, query, name.toLowerCase(), 1)
        return row ? [[name, ofImport(row)]] : []
      }),
    )
    return new Map(answers.flat())
  }
}

/** Adds the account's habits to foods. */
export async function withHabits(
  tx: Queryable,
  userId: string,
  foods: readonly PlainFood[],
): Promise<Food[]> {
  const habits = await familiarStore(tx, userId).habits(foods.map(({ ref }) => ref))
  return foods.map((food) => ({ ...food, favourite: false, lastGrams: null, ...habits.get(food.ref) }))
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
