import { plannedMeals } from '#contract/meal-plans.ts'
import { DataFileError } from '../../data/read-table.ts'
import { isMapping, type Mapping, parseYaml, type Value } from '../../data/read-yaml.ts'
import { kinds } from '../../kitchen/ingredient.ts'
import { ingredientNamed } from '../../kitchen/ingredients.ts'
import type { Dish, Side, Slot } from '../pattern.ts'

/** Lists that slots name with `$`, and slots that others are `like`. */
export type DishGroups = { lists: Mapping; slots: Mapping }

type Test = (value: Value) => boolean
/** What a field holds: a value, a list of such values, or a mapping with names and values of a kind. */
type Field = { is: Test } | { each: Test } | { name: Test; value: Test }
type Fields<Type> = Record<keyof Type, Field>

const anyKind: ReadonlySet<Value> = new Set(kinds)
const anyMeal: ReadonlySet<Value> = new Set(plannedMeals)
const isText: Test = (value) => typeof value === 'string' && value !== ''
const isTrue: Test = (value) => value === true
const isPositive: Test = (value) => typeof value === 'number' && value > 0
const isIngredient: Test = (value) => typeof value === 'string' && ingredientNamed(value) !== undefined
const hasNoComma: Test = (value) => isText(value) && !String(value).includes(',')

const slotFields: Fields<Slot> = {
  kinds: { each: (value) => anyKind.has(value) },
  only: { each: isIngredient },
  not: { each: isIngredient },
  most: { is: isPositive },
  optional: { is: isTrue },
  grams: { is: isPositive },
  cut: { is: hasNoComma },
  buy: { is: isIngredient },
}
const requiredFields: Fields<Omit<Dish, 'beside' | 'advanced' | 'fixedSize' | 'basic'>> = {
  id: { is: isText },
  title: { is: isText },
  about: { is: isText },
  cuisine: { is: isText },
  method: { is: isText },
  emoji: { is: isText },
  meals: { each: (value) => anyMeal.has(value) },
  slots: { name: isText, value: isMapping },
  pantry: { name: isIngredient, value: isPositive },
  minutes: { is: isPositive },
  steps: { each: hasNoComma },
}
const dishFields: Fields<Omit<Dish, 'beside'>> = {
  ...requiredFields,
  advanced: { is: isTrue },
  fixedSize: { is: isTrue },
  basic: { is: isTrue },
}
const sideFields: Fields<Side> = {
  slot: { name: isText, value: (value) => value !== '' },
  called: { is: isText },
  pantry: { name: isIngredient, value: isPositive },
  minutes: { is: isPositive },
  steps: { each: hasNoComma },
  serve: { is: hasNoComma },
  methods: { each: isText },
  starch: { is: (value) => typeof value === 'boolean' },
}

/** Parses the file of groups. Error: `DataFileError` naming the file and the group. */
export function parseGroups(file: string, text: string): DishGroups {
  const { lists, slots, ...rest } = mappingOf(parseYaml(file, text), file)
  for (const name in rest) throw new DataFileError(`${file}: ${name} is no field.`)
  const groups = { lists: mappingOf(lists, `${file}, lists`), slots: mappingOf(slots, `${file}, slots`) }
  for (const name in groups.slots)
    slotOf(mappingOf(groups.slots[name], file), groups, `${file}, slot ${name}`)
  for (const name in groups.lists) {
    const list = listed(`$${name}`, groups, `${file}, list ${name}`)
    const wrong = [list].flat().find((one) => !isIngredient(one) && !anyKind.has(one))
    if (wrong !== undefined) throw new DataFileError(`${file}, list ${name}: "${wrong}" is not allowed.`)
  }
  return groups
}

/** Parses a file of dishes. Error: `DataFileError` naming the file, the dish and its field. */
export function parseDishes(file: string, text: string, groups: DishGroups): Dish[] {
  return blocksOf(file, text).map((dish) => {
    const place = `${file}, dish ${dish.id}`
    checkPresent(dish, requiredFields, place)
    check(dish, dishFields, place)
    const slots = mappingOf(dish.slots, place)
    for (const name in slots)
      slots[name] = slotOf(mappingOf(slots[name], place), groups, `${place}, slot ${name}`)
    return dish as unknown as Dish
  })
}

/**
 * Parses the file of sides, which name no groups. Error: `DataFileError` naming the file, the side by its number and its
 * field.
 */
export function parseSides(file: string, text: string): Side[] {
  const groups = { lists: {}, slots: {} }
  return blocksOf(file, text).map((block, at) => {
    const place = `${file}, side ${at + 1}`
    const side: Mapping = { pantry: {}, steps: [], starch: false, ...block }
    checkPresent(side, sideFields, place)
    check(side, sideFields, place)
    return { ...side, slot: slotOf(mappingOf(side.slot, place), groups, place) } as unknown as Side
  })
}

function blocksOf(file: string, text: string): Mapping[] {
  const blocks = parseYaml(file, text)
  if (!Array.isArray(blocks)) throw new DataFileError(`${file}: is no list.`)
  return blocks.map((block) => mappingOf(block, file))
}

function checkPresent(values: Mapping, fields: Readonly<Record<string, Field>>, place: string) {
  for (const field of Object.keys(fields))
    if (!Object.hasOwn(values, field)) throw new DataFileError(`${place}: ${field} is missing.`)
}

/** A slot with the groups that it names; its own fields replace those of the slot that it is like. */
function slotOf(own: Mapping, groups: DishGroups, place: string): Mapping {
  const { like } = own
  const other = like === undefined ? {} : mappingOf(groups.slots[String(like)], `${place}, like ${like}`)
  const slot: Mapping = like === undefined ? {} : slotOf(other, groups, place)
  for (const field in own) if (field !== 'like') slot[field] = whole(own[field]!, groups, place)
  check(slot, slotFields, place)
  return slot
}

/** A list with those that it names. */
function whole(value: Value, groups: DishGroups, place: string): Value {
  return Array.isArray(value) && value.some(isGroup)
    ? value.flatMap((one) => listed(one, groups, place))
    : value
}

function isGroup(value: Value): value is string {
  return typeof value === 'string' && value.startsWith('$')
}

function listed(name: Value, groups: DishGroups, place: string): Value | Value[] {
  if (!isGroup(name)) return name
  const list = groups.lists[name.slice(1)]
  if (!Array.isArray(list)) throw new DataFileError(`${place}: ${name} is no list of the groups.`)
  return list.flatMap((one) => listed(one, groups, place))
}

function mappingOf(value: Value | undefined, place: string): Mapping {
  if (value === undefined || !isMapping(value)) throw new DataFileError(`${place}: is no mapping.`)
  return value
}

function check(values: Mapping, fields: Readonly<Record<string, Field>>, place: string) {
  for (const name in values) {
    const value = values[name]!
    const field = fields[name]
    if (!field) throw new DataFileError(`${place}: ${name} is no field.`)
    const wrong = wrongIn(value, field)
    if (wrong !== undefined)
      throw new DataFileError(`${place}, ${name}: ${JSON.stringify(wrong)} is not allowed.`)
  }
}

/** The first value that a field may not hold. */
function wrongIn(value: Value, field: Field): Value | undefined {
  if ('is' in field) return field.is(value) ? undefined : value
  if ('each' in field) return Array.isArray(value) ? value.find((one) => !field.each(one)) : value
  if (!isMapping(value)) return value
  for (const name in value) {
    if (!field.name(name)) return name
    if (!field.value(value[name]!)) return value[name]
  }
  return undefined
}
