import { capitalised } from '#contract/measures/capitalised.ts'
import type { KitchenIngredient } from '../../kitchen/ingredient.ts'
import { minutesOf, type Way, ways } from '../cooking-times.ts'
import type { Filled } from '../fill-slots.ts'
import type { FixedPart } from '../fixed-parts.ts'
import { safeWords } from '../safe-words.ts'

/** Whether more than one piece is used, which decides between "carrot" and "carrots". */
export type Many = (ingredient: KitchenIngredient) => boolean

export type Written = { title: string; about: string; steps: string[]; minutes: number }

/** Writes a dish with filled slots. Parallel steps add no time. */
export function writeDish({ dish, places }: Filled, fixed: readonly FixedPart[], many: Many): Written {
  const taken = (name: string) => {
    const at = places.get(name)
    if (!at) throw new Error(`${dish.id} has no place {${name}}.`)
    return at
  }
  /** Undefined when a named slot is empty. */
  const filled = (
    part: string,
    say: (ingredients: readonly KitchenIngredient[], sign: string, after: string) => string,
  ) => {
    let complete = true
    const words = part.replace(
      /\{(\w+)([@~]\w*)?\}/g,
      (_, name: string, sign: string | undefined, at: number) => {
        const ingredients = taken(name)
        if (!ingredients.length) complete = false
        return ingredients.length ? say(ingredients, sign ?? '', part.slice(at + name.length + 2)) : ''
      },
    )
    return complete ? words : undefined
  }
  const fill = (template: string, say: Parameters<typeof filled>[1]) => {
    // Groups first; contents of a group may depend on the words behind it.
    const text = filled(
      template.replace(/\[([^[\]]*)\]/g, (_, group: string) =>
        filled(group, say) === undefined ? '' : group,
      ),
      say,
    )
    return text === undefined ? undefined : text.replace(/\s+/g, ' ').trim()
  }

  const minutes = new Map<string, number>()
  const inSteps = (ingredients: readonly KitchenIngredient[], sign: string) => {
    if (sign === '~') return safeWords(ingredients)
    if (!sign) return together(ingredients.map((one) => (many(one) ? one.plural : one.name)))
    const way = sign.slice(1) as Way
    if (!ways.includes(way)) throw new Error(`${dish.id} knows no way to ${way}.`)
    return String(Math.max(...ingredients.map((one) => minutesOf(one, way) ?? 5)))
  }
  const written = (templates: readonly string[], minutes: Map<string, number>) =>
    templates.flatMap((step) => {
      if (boilsNothing(step, taken)) return []
      const text = fill(step, (ingredients, sign) => {
        const said = inSteps(ingredients, sign)
        if (sign.startsWith('@') && !/^meanwhile/i.test(step))
          minutes.set(ingredients.map(({ name }) => name) + sign, Number(said))
        return said
      })
      return text ? [named(text, fixed)] : []
    })
  const minutesBeside = new Map<string, number>()
  const steps = [...written(dish.beside?.steps ?? [], minutesBeside), ...written(dish.steps, minutes)]
  // Rice and pasta boil in parallel to other steps.
  const minutesOfWay = (is: (way: string | undefined) => boolean) =>
    [...minutes].reduce((sum, [key, one]) => sum + (is(key.split('@')[1]) ? one : 0), 0)
  // A title that lists slots has one ingredient in each.
  const room = / and \{|\} and /.test(dish.title) ? 1 : 2
  const inTitle = (ingredients: readonly KitchenIngredient[], _: string, after: string) =>
    series([...new Set(ingredients.map((one) => titleName(one, beforeNoun(after))))].slice(0, room))
  return {
    title: capitalised(fill(dish.title, inTitle) ?? dish.id),
    about: fill(dish.about, inTitle) ?? '',
    steps,
    minutes: Math.max(
      dish.minutes +
        Math.max(
          minutesOfWay((sign) => sign === 'boil'),
          minutesOfWay((sign) => sign !== 'boil'),
        ),
      (dish.beside?.minutes ?? 0) + [...minutesBeside.values()].reduce((sum, one) => sum + one, 0),
    ),
  }
}

/** Bread beside a curry is not boiled, though rice in its slot would be. */
function boilsNothing(step: string, taken: (name: string) => readonly KitchenIngredient[]): boolean {
  const boiled = /\{(\w+)@boil\}/.exec(step)?.[1]
  if (!boiled) return false
  const ingredients = taken(boiled)
  return ingredients.length > 0 && ingredients.every((one) => minutesOf(one, 'boil') === undefined)
}

/** Whether the name precedes a noun: carrot soup, but soup with carrots. */
function beforeNoun(after: string): boolean {
  const rest = after.replace(/^(?:,? and \{\w+\}|\[[^\]]*\])+/, '')
  return /^ (?!and\b|with\b|in\b|on\b|from\b|over\b|under\b|or\b|of\b)\p{L}/u.test(rest)
}

/** Cuts are named in the ingredients; a title names the food. */
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:cooked |ground |sliced |whole )?(chicken|turkey|duck)(?: breast| thigh| drumstick| wing)?$/, '$1'],
  [/^(?:ground|stew|diced|cooked) (beef|pork|lamb)$/, '$1'],
  [/^(pork|beef|lamb) (?:chop|tenderloin|loin|steak)$/, '$1'],
  [/^(?:canned|cooked|fresh) (.+)$/, '$1'],
  [/^passata$/, 'tomato'],
]
/** Grams of one piece above which a title uses the singular: cucumber, squash, cauliflower. */
const large = 220
function titleName({ name, plural, unit }: KitchenIngredient, attributive: boolean): string {
  const short = shortNames.find(([pattern]) => pattern.test(name))
  const isStuff = unit !== undefined && unit.grams >= large && unit.singular.endsWith(name)
  const whole = attributive || isStuff || (short?.[1] === '$1' && !name.startsWith('canned')) ? name : plural
  return short ? whole.replace(short[0], short[1]) : whole
}

/** A substituted part has its own name in the steps too. */
function named(step: string, fixed: readonly FixedPart[]): string {
  return fixed.reduce((text, { ingredient, named: as }) => {
    if (ingredient.name === as) return text
    return text.replace(new RegExp(`\\b${as}\\b`, 'g'), ingredient.name)
  }, step)
}

/** Joined without a comma, which would end the step. */
function together(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ')
  return `${names[0]} with ${names.slice(1, -1).join(' and ')} and ${names.at(-1)}`
}

function series(names: readonly string[]): string {
  return names.join(' and ')
}
