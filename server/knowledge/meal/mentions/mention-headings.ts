import { inClass } from '../../language/lexicon.ts'
import type { Quantity } from '../../quantity.ts'
import type { Mention } from './mention.ts'
import { findFoods } from './mention-foods.ts'

/** The scan that met the colon or dash, as far as headings need it. */
type Head = { readonly mentions: readonly Mention[]; readonly current: Mention; readonly clause: number }

/**
 * "Turkey and swiss on rye: 3 oz turkey, 1 oz swiss": all that was named before the colon is explained by what follows;
 * of "caesar salad with 3 oz chicken: 2 cups romaine" only the salad is.
 */
export function headAll({ mentions, current, clause }: Head): void {
  const named = mentions.filter((mention) => mention.clause === clause)
  const before = mentions.at(-1)
  if (
    before &&
    !before.quantity &&
    before.clause === clause - 1 &&
    isShare(current) &&
    (isDish(before) || isOwnVersion(current.words))
  ) {
    before.heading = ':'
    current.words.splice(0)
    delete current.quantity
    return
  }
  const last = current.words.length === 0 && !current.quantity ? named.at(-1) : current
  const [first] = named
  if (last?.link === 'with' && last.quantity && first && !first.quantity) first.heading = ':'
  else if (last?.words.some(({ text }) => !inClass('filler', text))) last.heading = ':'
  if ([...mentions, current].some(({ quantity }) => quantity)) {
    if (![...named, current].some(({ quantity }) => quantity)) for (const one of named) one.heading = ':'
  } else if (current.link === 'and')
    for (const one of mentions) if (isListed(one, mentions)) one.heading = ':'
}

/** "Egg and soldiers - 2 boiled eggs, 1 slice of toast". */
export function headDashed({ mentions, current, clause }: Head): void {
  const named = mentions.filter((mention) => mention.clause === clause)
  current.heading = '-'
  if (![...named, current].some(({ quantity }) => quantity)) for (const one of named) one.heading = '-'
}

/** "Fish, chips and peas: 150 g cod": all that begins the sentence is said once more after it. */
function isListed({ clause, words }: Mention, mentions: readonly Mention[]) {
  return clause >= (mentions.at(-1)?.clause ?? 0) - 2 && words.length > 0
}

/** "Chili con carne, my share: 110 g beef": what is listed is the dish before. */
function isShare({ words, quantity }: Mention) {
  if (quantity && words.length === 0) return isHelping(quantity)
  if (quantity || words.length === 0) return false
  return shareOf.test(words.map(({ text }) => text).join(' ')) || isOwnVersion(words)
}

/** "Rice pudding, anyway I measured mine: 40 g rice": no food, and no other meal. */
function isOwnVersion(words: Mention['words']) {
  const own = words.some(({ text }) =>
    inClass('ownList', text),
  )
  const meal = words.some(({ text }) =>
    inClass('mealName', text),
  )
  return own && !meal && findFoods(words).length === 0
}

/** "Chana masala, one portion: 160 g chickpeas". */
function isHelping({ count = 1, unit, grams, millilitres }: Quantity) {
  const helping = inClass('oneHelping', unit)
  return helping && count === 1 && grams === undefined && millilitres === undefined
}

const shareOf =
  /^(in )?((my|our|the|a|one) )*(own )?(share|portion|serving|plate|bowl|version|recipe|ingredients|contents)( of it| was| had| contained)?$/

function isDish({ words }: Mention) {
  const food = findFoods(words)[0]?.match.food
  return food?.category === 'main_dish' || food?.source.startsWith('recipe') === true
}
