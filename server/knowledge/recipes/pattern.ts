import type { PlannedMeal } from '#contract/meal-plans.ts'
import type { Kind } from '../kitchen/ingredient.ts'

/** A slot of a dish that different ingredients can fill. */
export type Slot = {
  /** Kinds and single names of suitable ingredients. */
  kinds?: readonly Kind[]
  only?: readonly string[]
  not?: readonly string[]
  /** Maximum number of different ones; by default one. */
  most?: number
  /** The dish works without it. */
  optional?: true
  /** Grams per serving of the whole slot; by default each ingredient's amount as a main part. */
  grams?: number
  /** Cut, written after its amount: "sliced thinly". No comma. */
  cut?: string
  /** Bought when no available ingredient fits. Only for common additions, never for the main part. */
  buy?: string
}

/**
 * A known dish with slots for available ingredients. Templates (title, about, steps) name a slot in braces:
 *
 * - `{veg}`: its names, "carrots and leek";
 * - `{veg@fry}`: minutes of the slowest of them (methods: cooking-times.ts); a step that begins with "Meanwhile" runs
 *   in parallel and adds none to the total;
 * - `{meat~}`: the sign of being cooked through, with the safe core temperature; empty where none is required;
 * - `[with the {herb}]`: omitted when a slot inside the brackets is empty.
 *
 * A step that names an empty slot outside brackets is omitted. Steps contain no comma; temperatures are °C (°F).
 */
export type Dish = {
  id: string
  title: string
  /** One appetizing sentence. */
  about: string
  cuisine: string
  /** Main cooking method: pan, wok, oven, pot, grill, raw, no-cook … Two dishes of one list differ in it. */
  method: string
  emoji: string
  meals: readonly PlannedMeal[]
  slots: Readonly<Record<string, Slot>>
  /** Fixed parts by name, in grams a serving. Substituted when excluded (swaps.csv), bought unless a pantry staple. */
  pantry: Readonly<Record<string, number>>
  /** Minutes besides those of the `@` times: cutting, waiting, serving. */
  minutes: number
  steps: readonly string[]
  /** A side cooked at the same time, with earlier steps and minutes of its own (sides.ts). */
  beside?: { steps: readonly string[]; minutes: number }
  /** Harder than its style suggests. */
  advanced?: true
  /** Raw, cold, or not scalable, such as cakes. */
  fixedSize?: true
  /** Of one main food and staples: only where too few other dishes use the food, or each of them needs something bought. */
  basic?: true
}

/** A plain side of available ingredients, whose slot is `{beside}`. */
export type Side = {
  slot: Slot
  /** Its name in a title, after "with" or "and". */
  called: string
  pantry: Dish['pantry']
  /** Minutes besides those of the `@` times. */
  minutes: number
  steps: readonly string[]
  serve: string
  /** Methods of the dishes that it goes with. */
  methods: readonly string[]
  /** Starchy like bread, so no second one is added. */
  starch: boolean
}
