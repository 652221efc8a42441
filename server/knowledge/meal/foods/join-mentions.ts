import { type Candidate, candidatesFor } from '../../food/candidates.ts'
import type { Food } from '../../food/food.ts'
import { isAssembled, isOfGroup } from '../../food/food-kinds.ts'
import { canonical, wordsOf } from '../../food/food-words.ts'
import { isOwn, numberedFood, numberedName } from '../../food/numbered-food.ts'
import { inClass } from '../../language/lexicon.ts'
import type { Mention } from '../types.ts'
import { leastScore, mostLeft } from './full-name.ts'
import { foodsOf } from './meant-foods.ts'
import { nounIn, optionalIn, saidIn } from './said-words.ts'

/** Mentions of one food at most. */
const mostJoined = 6
/** Foods that are looked at for several mentions. */
const mostCandidates = 6
/** What a food has to explain before it is one of its own. */
const foodCost = 3
/** Where amounts are said, what it costs that a piece without one is a food of its own and describes no other. */
const unmeasuredCost = 3
/** What it costs to join across a comma, and across "with" or "and". */
const borderCosts = { apart: 0.8, linked: 0.3, measured: 1 }
/** Cost of unsaid words ("on white") that a name of several pieces may have. */
const mostUnsaid = 3
const impossible = Number.NEGATIVE_INFINITY

type Span = { value: number; food?: Candidate }

/**
 * Joins mentions that name one food together: "roast beef sandwich with cheese", "crackers, cheese flavored". Of all
 * ways to part the sentence the one that explains most is taken; most work: 6 spans a mention.
 */
export function joinByNames(mentions: readonly Mention[]): Mention[] {
  const measured = mentions.some(({ words, quantity }) => words.length > 0 && quantity?.stated)
  const best: (Span & { from: number })[] = [{ value: 0, from: 0 }]
  for (let end = 1; end <= mentions.length; end++) {
    const alone = best[end - 1]!.value + valueAlone(mentions[end - 1]!, measured)
    best.push({ value: alone, from: end - 1 })
    for (let from = Math.max(0, end - mostJoined); from < end - 1; from++) {
      const span = valueTogether(mentions.slice(from, end))
      const value = best[from]!.value + span.value
      if (value > best[end]!.value) best[end] = { ...span, value, from }
    }
  }
  const joined: Mention[] = []
  for (let end = mentions.length; end > 0; end = best[end]!.from) {
    const { from, food } = best[end]!
    joined.unshift(food ? together(mentions.slice(from, end), food) : mentions[from]!)
  }
  return joined
}

function together(span: readonly Mention[], { food }: Candidate): Mention {
  const quantities = span.flatMap(({ quantity }) => quantity ?? [])
  const quantity = quantities.find(isMetric) ?? quantities[0]
  return {
    ...span[0]!,
    words: span.flatMap(({ words }) => words),
    ...(quantity && { quantity }),
    end: Math.max(...span.map(({ end }) => end)),
    food: numberedFood(food),
  }
}

/** What a mention explains as a food of its own, less its costs. */
function valueAlone(mention: Mention, measured: boolean): number {
  const said = saidIn(mention.words)
  if (said.length === 0) return 0
  const [best] = candidatesFor(said, nounIn(mention.words), optionalIn(mention), 1)
  const value = best ? best.score - foodCost : 0
  return measured && isDescription(mention) ? Math.min(0, value) - unmeasuredCost : Math.max(0, value)
}

/** What mentions explain as one food. */
function valueTogether(span: readonly Mention[]): Span {
  const said = span.map(({ words }) => saidIn(words))
  if (said.some((words) => words.length === 0) || !mayJoin(span)) return { value: impossible }
  const all = [...new Set(said.flat())]
  const found = candidatesFor(all, nounIn(span[0]!.words), span.flatMap(optionalIn), mostCandidates)
  const best = found.find(({ noun }) => said[0]!.includes(noun))
  if (!best || best.score < leastScore || best.unsaid > mostUnsaid || isSeveral(span, best))
    return { value: impossible }
  const costs = span.slice(1).map((mention) => borderCost(mention, span[0]!))
  return { value: best.score - foodCost - costs.reduce((sum, cost) => sum + cost, 0), food: best }
}

/**
 * Whether mentions are foods of their own. Those of ours that are named in full are, but for what is in a dish of which
 * the weight is said ("a 190 g roast beef sandwich with cheese"). Where no weight is said the name has to have their
 * words: "pumpkin pancakes with milk" are pancakes and milk. Names of ours for several foods were found before.
 */
function isSeveral(span: readonly Mention[], best: Candidate) {
  const [head, ...parts] = span.map(sureFood)
  const { quantity, link } = span[0]!
  const weighed = quantity !== undefined && isMetric(quantity)
  if (isOwn(best.food) || (head && holdsParts(head))) return true
  if (head && parts.every(Boolean)) {
    const inside = span.slice(1).every((part) => inClass('describing', part.link))
    return best.left > mostLeft || !weighed || link !== '' || !inside || !isAssembled(head)
  }
  const named = new Set(wordsOf(numberedName(best.food)).map(canonical))
  const isNamed = ({ words }: Mention) => saidIn(words).every((word) => named.has(word))
  return !weighed && parts.some((part, at) => part && !isNamed(span[at + 1]!))
}

/** "Mashed potato with milk", "hot chocolate made with milk". */
function holdsParts(own: Food) {
  return (['enriched', 'cocoa', 'milkyDrink'] as const).some((group) => isOfGroup(group, own.name))
}

/** A piece without an amount that may say more about the food before it. */
function isDescription(mention: Mention) {
  const { quantity, link } = mention
  return !quantity?.stated && (inClass('describing', link) || !sureFood(mention))
}

/** Whether mentions may name one food: only the first has an amount, and what a comma parts off is no food of its own. */
function mayJoin(span: readonly Mention[]) {
  return span.every((mention, at) => {
    const { heading, words, quantity, clause, link } = mention
    if (heading || words.some(({ text }) => text === 'nothing')) return false
    if (at === 0) return link === '' || quantity?.stated === true
    const apart = clause !== span[at - 1]!.clause && link === ''
    return !isWeighed(mention) && !(apart && (quantity?.stated || sureFood(mention)))
  })
}

/** The food of ours that a mention names in full. */
function sureFood(mention: Mention): Food | undefined {
  const [found, more] = foodsOf(mention)
  return found && !more && found.match.sureness >= 0.85 ? found.match.food : undefined
}

function borderCost({ quantity, link, clause }: Mention, first: Mention) {
  if (quantity?.stated) return link === 'with' || link === 'on' ? borderCosts.measured : 2 * foodCost
  return clause !== first.clause ? borderCosts.apart : borderCosts.linked
}

/** More than the article of "with a bun". */
function isWeighed({ quantity }: Mention) {
  if (!quantity?.stated) return false
  const { unit, sizes, count = 1 } = quantity
  return isMetric(quantity) || unit !== undefined || sizes.length > 0 || count !== 1
}

function isMetric({ grams, millilitres }: NonNullable<Mention['quantity']>) {
  return grams !== undefined || millilitres !== undefined
}
