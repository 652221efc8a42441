import { inClass } from '../language/lexicon.ts'
import { exactMatch } from '../food-match.ts'
import { canonical, preparations, wordsOf } from '../food-words.ts'
import { is, type Token } from '../language/token.ts'
import type { Quantity } from '../quantity.ts'
import { leanName } from './leanness.ts'
import type { Named } from './meal-named.ts'
import { measuredName } from './measured-names.ts'
import type { Mention } from './mentions/mention.ts'
import { type Found, findFoods } from './mentions/mention-foods.ts'

const corn = wordsOf('tortilla chip').map(canonical)
const fries = wordsOf('french fries').map(canonical)

/** The foods of a mention. */
export function foodsOf(mention: Mention): Found[] {
  const { words } = mention
  const meant = exactMatch(meantName(mention))
  return meant ? [{ match: meant, words }] : findFoods(words)
}

/**
 * "Tuna in a wrap" has a tortilla around it and not a filled wrap beside it; peppers that are counted or
 * weighed are no spice; whites are those of eggs; chips by the plate are fries; meat of no kind is beef.
 */
function meantName({ words, link, quantity }: Mention): string[] {
  const only = words.length === 1 ? words[0] : undefined
  const light = quantity?.grams !== undefined && quantity.grams <= 100
  if (only?.stem === 'wrap' && (link === 'in' || light)) return ['tortilla', 'wrap']
  if (only?.stem === 'pepper' && (only.text === 'peppers' || isPiece(quantity))) return ['bell', 'pepper']
  const bowls = quantity?.grams !== undefined && quantity.grams <= 60
  if (bowls && /^(bowls? of )?cereal$/.test(words.map(({ text }) => text).join(' '))) return ['dry', 'cereal']
  const telling = words.filter(({ text }) => !inClass('homely', text))
  const chips = telling.length === 1 && telling[0]!.text === 'chips'
  if (chips && (quantity?.grams ?? 0) * (quantity?.count ?? 1) >= 100) return fries
  if (words[0]?.text === 'whites' && words.every(({ stem }) => preparations.has(stem)))
    return ['egg', 'white']
  const lean = leanName(words)
  if (lean) return lean.map(canonical)
  const tin = is(words.at(-1), 'can')
  const canned = [
    'canned',
    ...(tin ? words.slice(0, -1) : words).filter(({ text }) => text !== 'drained').map(({ stem }) => stem),
  ]
  if ((tin || quantity?.unit === 'can') && exactMatch(canned)) return canned
  const measured = measuredName(words, quantity)
  if (measured) return measured
  return isAnyMeat(words) ? ['beef'] : []
}

function isAnyMeat(words: readonly Token[]) {
  const telling = words.filter(({ stem, text }) => !preparations.has(stem) && !inClass('filler', text))
  return telling.length === 1 && telling[0]!.stem === 'meat' && !exactMatch(words.map(({ stem }) => stem))
}

function isPiece(quantity: Quantity | undefined) {
  if (!quantity?.stated || quantity.unit || quantity.millilitres !== undefined) return false
  return quantity.grams === undefined || quantity.grams >= 15
}

/** "Chips and salsa" are tortilla chips, and beans on a jacket potato or toast are baked ones. */
export function besideDips(named: readonly Named[]): Named[] {
  return named.map((one, at) => {
    const base = named[at - 1]?.foods[0]?.match.food.name ?? ''
    const beans = one.mention.words.length === 1 && one.mention.words[0]!.text === 'beans'
    const fried = beans && named.some((other) => isFriedUp(other)) && !named.some((other) => isMexican(other))
    const baked =
      beans && (fried || /^baked potato|\btoast$/.test(base)) ? exactMatch(['baked', 'bean']) : undefined
    if (baked) return { ...one, foods: [{ match: baked, words: one.mention.words }] }
    const { words } = one.mention
    const dipped = named.slice(at + 1, at + 3).some(({ foods }) => isDip(foods[0]?.match.food.name ?? ''))
    const meant = dipped && words.length === 1 && words[0]!.text === 'chips' ? exactMatch(corn) : undefined
    return meant ? { ...one, foods: [{ match: meant, words }] } : one
  })
}

/** Beside these a British plate has its beans in tomato sauce. */
function isFriedUp({ foods }: Named) {
  return /^(baked potato|fried egg|bacon|.*sausage|hash brown.*|fish stick|french fries|oven fries|.*\btoast)$/.test(
    foods[0]?.match.food.name ?? '',
  )
}

function isMexican({ foods }: Named) {
  return /\b(rice|tortilla|taco|burrito|salsa|quesadilla|guacamole|avocado|chorizo)\b/.test(
    foods[0]?.match.food.name ?? '',
  )
}

function isDip(name: string) {
  return /\b(salsa|guacamole|pico de gallo|queso)\b/.test(name)
}

/** "Ham omelette, 3 eggs" is one of three eggs where two are usual, not one with three eggs beside it. */
export function eggsOfOmelettes(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (const one of named) {
    const before = meal.at(-1)
    const count = one.mention.quantity?.count
    const eggs = one.mention.words.length === 1 && one.mention.words[0]!.stem === 'egg'
    if (before && count && eggs && isOmelette(before) && one.mention.link !== 'and') {
      const { quantity, end } = one.mention
      meal[meal.length - 1] = {
        ...before,
        mention: { ...before.mention, quantity: { ...quantity!, count: count / 2 }, end },
      }
    } else meal.push(one)
  }
  return meal.map((one, at) => plainEggs(one, meal.slice(at + 1, at + 5)))
}

/** "3 egg omelette, 10 g butter": the fat of the pan is weighed, so the eggs are plain ones. */
function plainEggs({ mention, foods }: Named, after: readonly Named[]): Named {
  const { quantity, words } = mention
  const fat = after.some((other) => {
    return (
      other.mention.quantity?.stated && /\b(butter|oil|ghee)$/.test(other.foods[0]?.match.food.name ?? '')
    )
  })
  const name = foods[0]?.match.food.name
  const listed = after.some(
    (other) => other.mention.quantity?.stated && /^egg\b/.test(other.foods[0]?.match.food.name ?? ''),
  )
  const made = mention.heading === ':' || words.some((word) => word.text === 'made')
  if (made && listed) return { mention, foods }
  const weighed = after[0]?.mention.quantity?.stated && after[0].mention.quantity.grams !== undefined
  const plain = name === 'frittata' ? weighed : fat && name === 'omelette'
  const egg = plain ? exactMatch(['egg']) : undefined
  if (!egg || quantity?.unit || quantity?.grams) return { mention, foods }
  const eggs = words.some(({ stem }) => stem === 'egg') ? 1 : 2
  const counted = { each: false, share: false, stated: true, sizes: [], ...quantity }
  return {
    mention: { ...mention, quantity: { ...counted, count: (quantity?.count ?? 1) * eggs } },
    foods: [{ ...foods[0]!, match: egg }],
  }
}

function isOmelette({ mention, foods }: Named) {
  const listed = mention.heading === ':' || mention.words.some(({ text }) => text === 'made')
  return (
    !listed && !mention.quantity?.stated && /\b(omelette|frittata)\b/.test(foods[0]?.match.food.name ?? '')
  )
}
