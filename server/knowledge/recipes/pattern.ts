import type { PlannedMeal } from '#contract/meal-plans.ts'
import type { Kind } from '../kitchen/ingredient.ts'

/** A place in a dish that different ingredients can take. */
export type Slot = {
  /** Kinds and single names (of the kitchen’s ingredients) that fit here. */
  kinds?: readonly Kind[]
  only?: readonly string[]
  not?: readonly string[]
  /** So many different ones at most; one without it. */
  most?: number
  /** The dish is itself without it too. */
  optional?: true
  /** Grams a serving of all that stand here together; without it what each takes as a main part. */
  grams?: number
  /** How it is cut, behind its amount: "sliced thinly". No comma. */
  cut?: string
  /** Bought where nothing at hand fits. Only for what a cook fetches on the way home, never for what the dish is about. */
  buy?: string
}

/**
 * A dish as cooks know it, with places for what is at hand. Templates (title, about, steps) name a place in braces:
 *
 * - `{veg}`: the names that stand there, "carrots and leek";
 * - `{veg@fry}`: minutes that the slowest of them takes (ways: cooking-times.ts); a step that begins with "Meanwhile"
 *   runs beside another and adds none to the whole;
 * - `{meat~}`: how one sees that it is cooked through, with the safe core temperature; nothing where nothing must be;
 * - `[with the {herb}]`: left out where a place inside the brackets is empty.
 *
 * A step that names an empty place outside brackets is left out. Steps hold no comma; temperatures are °C (°F).
 */
export type Dish = {
  id: string
  title: string
  /** One sentence that makes one want it. */
  about: string
  cuisine: string
  /** How most of it is cooked: pan, wok, oven, pot, grill, raw, no-cook … Two dishes of one list differ in it. */
  method: string
  emoji: string
  meals: readonly PlannedMeal[]
  slots: Readonly<Record<string, Slot>>
  /** What else goes in, by name, in grams a serving. Swapped where somebody avoids it (swaps.ts), bought where it is no pantry thing. */
  pantry: Readonly<Record<string, number>>
  /** Minutes besides those of the `@` times: cutting, waiting, serving. */
  minutes: number
  steps: readonly string[]
  /** What is cooked at the same time, in steps before the others and minutes of its own (sides.ts). */
  beside?: { steps: readonly string[]; minutes: number }
  /** Harder than its style says. */
  advanced?: true
  /** Raw, cold, or cooked so hard that the amounts must not be scaled, such as cakes. */
  fixedSize?: true
}
