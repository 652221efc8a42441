import type { Food } from '../../food/food.ts'
import { holdsKind, isAssembled, isOfGroup, isSame, sameKind } from '../../food/food-kinds.ts'
import { inClass } from '../../language/lexicon.ts'
import type { Named } from '../types.ts'
import { isBreaded, isComposedOf, isMeasuredLater, isMeasuredNext, isOne, isSumOf } from './dish-parts.ts'
import { isLayer } from './parts-inside.ts'

type Double = {
  name: string
  example: readonly [sentence: string, ...foods: string[]]
  /** Looks at all foods once, and answers for each of them. */
  doublesIn: (all: readonly Named[]) => (one: Named, place: number) => boolean
}

/** A dish that is the sum of what is measured after it; left out before the other rules look. */
const sum: Double = {
  name: 'a dish and its measured parts',
  example: ['a latte with 240 ml whole milk', 'whole milk 247'],
  doublesIn: (all) => (one, place) => isSumOf(one, all.slice(place + 1)),
}

/** What would be counted twice: what is measured after it, and what a dish holds anyway. */
const twice: readonly Double[] = [
  {
    name: 'listed after its dish',
    example: ['burrito bowl with rice, beans and salsa', 'burrito bowl 480'],
    doublesIn: (all) => {
      const parts = listedParts(all)
      return (one) => parts.has(one)
    },
  },
  {
    name: 'named, then measured',
    example: ['a handful of nuts, 35 g cashews', 'cashew 35'],
    doublesIn: (all) => (one, place) => isMeasuredNext(one, all[place + 1]),
  },
  {
    name: 'measured later',
    example: ['Vegemite on toast. One slice white toast, 1 tsp vegemite', 'toast 26', 'yeast extract 6'],
    doublesIn: (all) => (one, place) => isMeasuredLater(one, all.slice(place + 1)),
  },
  {
    name: 'made of all the others',
    example: ['40 g feta, 200 g tomatoes, greek salad', 'feta cheese 40', 'tomato 200'],
    doublesIn: (all) => (one) =>
      isComposedOf(
        one,
        all.filter((other) => other !== one),
      ),
  },
  {
    name: 'the same in other words',
    example: ['200 ml semi skimmed, 2% milk', '2% milk 206'],
    doublesIn: (all) => {
      const vague = all.filter(({ mention, foods }) => foods.length > 0 && !mention.quantity?.stated)
      return (one, place) => vague.length === 1 && one === vague[0] && isSameAgain(all[place - 1], one)
    },
  },
  {
    name: 'where it was put',
    example: ['1 cup rice, 1 tbsp butter on the rice', 'white rice 158', 'butter 14'],
    doublesIn: (all) => (one, place) => isSaidAgain(one, all.slice(0, place)),
  },
  {
    name: 'held by its dish',
    example: ['turkey sandwich on rye bread', 'turkey sandwich 165'],
    doublesIn: (all) => (one) => all.some((other) => other !== one && isPartOf(one, other)),
  },
]

export const doubles: readonly Double[] = [sum, ...twice]

/** Leaves out what would be counted twice, by every rule but those left out. */
export function withoutDoubles(named: readonly Named[], rules = doubles): Named[] {
  const isSum = sum.doublesIn(named)
  const kept = rules.includes(sum) ? named.filter((one, place) => !isSum(one, place)) : named
  const looks = rules.filter((rule) => rule !== sum).map(({ doublesIn }) => doublesIn(kept))
  return kept.filter((one, place) => !looks.some((isDouble) => isDouble(one, place)))
}

/** "Burrito bowl with rice, beans and salsa": what is listed after a dish and is in it already. */
function listedParts(named: readonly Named[]): ReadonlySet<Named> {
  const parts = new Set<Named>()
  let dish: Named | undefined
  let listing = false
  for (const one of named) {
    const { mention, foods } = one
    const food = foods[0]?.match.food
    const whole = dish?.foods[0]?.match.food
    if (dish && mention.clause === dish.mention.clause && mention.link === 'with') listing = true
    else if (mention.clause !== dish?.mention.clause && !listing) dish = undefined
    if (food && whole && dish && listing && !mention.quantity?.stated && isInside(whole, food)) parts.add(one)
    else if (whole && isOfGroup('enriched', whole.name)) dish = undefined
    else if (
      food &&
      (isAssembled(food) || isOfGroup('enriched', food.name) || isOfGroup('filled', food.name))
    ) {
      dish = one
      listing = mention.words.some(({ text }) => text === 'with')
    }
  }
  return parts
}

function isInside(dish: Food, part: Food) {
  if (isOfGroup('filled', dish.name)) return isLayer(part)
  return isOfGroup('enriched', dish.name) ? isOfGroup('enrichment', part.name) : holdsKind(dish, part)
}

function isPartOf({ mention, foods }: Named, { mention: dish, foods: dishes }: Named) {
  const part = foods[0]?.match.food
  const whole = dishes[0]?.match.food
  if (!part || !whole || mention.clause !== dish.clause || mention.link === '') return false
  const made = dish.words.some(({ text }) => text === 'made') && !mention.quantity?.stated
  const creamy = isMilk(part) || (isOfGroup('enriched', whole.name) && isOfGroup('creamy', part.name))
  if (made && dish.start < mention.start && creamy && whole.contains.has('milk')) return true
  const one = isOne(mention) && mention.quantity?.unit === undefined && isBreadOf(part, whole, mention.link)
  if (mention.quantity?.stated && !one) return false
  if (dish.start > mention.start || mention.link === 'and') return false
  const bun =
    mention.words.some(({ stem }) => stem === 'bun') && isBreaded(whole) && part.category === 'grain'
  return bun || isBreadOf(part, whole, mention.link)
}

function isMilk({ name }: Food) {
  return isOfGroup('milk', name)
}

function isBreadOf(part: Food, whole: Food, link: string) {
  return isBreaded(whole) && link !== 'with' && part.category === 'grain'
}

/** "1 cup rice, 1 tbsp butter on the rice": where it was put, and no more of it. */
function isSaidAgain({ mention, foods }: Named, before: readonly Named[]) {
  const food = foods[0]?.match.food
  if (!food || mention.quantity?.stated || !inClass('placedOver', mention.link)) return false
  return before.some((other) => {
    const known = other.foods[0]?.match.food
    const same = known && (sameKind(known, food) || known.name.split(' ').includes(food.name))
    return same === true && other.mention.quantity?.stated === true
  })
}

/** "1 cup plain dal, boiled lentils": a food without an amount right behind one that has it. */
function isSameAgain(before: Named | undefined, { mention, foods }: Named) {
  const food = before?.foods.at(-1)?.match.food
  const behind = mention.link === '' && mention.clause === (before?.mention.clause ?? -2) + 1
  return (
    food !== undefined &&
    behind &&
    before!.mention.quantity?.stated === true &&
    isSame(food, foods[0]!.match.food)
  )
}
