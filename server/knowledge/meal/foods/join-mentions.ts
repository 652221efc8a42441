import { type Candidate, candidatesFor } from '../../food/candidates.ts'
import { canonical } from '../../food/food-words.ts'
import { numberedFood } from '../../food/numbered-food.ts'
import type { Mention } from '../types.ts'
import { leastScore, mostLeft } from './full-name.ts'
import { isAll, isMetric, mayBeOne, sureFood } from './one-food.ts'
import { nounIn, optionalIn, saidIn } from './said-words.ts'
import { headsOf, isInside, isOnBread, type Shape, sandwich, shapeOf } from './span-shape.ts'

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
/** What it adds for each piece that a dish with a weight has exactly their name. */
const exactBonus = 1.5
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
  const quantity = quantities.find((quantity) => isMetric(quantity)) ?? quantities[0]
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
  const shape = shapeOf(span)
  if (said.some((words) => words.length === 0) || !mayBeOne(span, shape)) return { value: impossible }
  const best = bestFor(span, shape, [...new Set(said.flat())])
  if (!best || best.score < leastScore || best.unsaid > mostUnsaid || !isAll(span, shape, best))
    return { value: impossible }
  const isExact = shape === 'dish' && best.left <= mostLeft && best.unsaid <= mostLeft
  const costs = span.slice(1).map((mention) => (isExact ? -exactBonus : borderCost(mention, span[0]!, shape)))
  return { value: best.score - foodCost - costs.reduce((sum, cost) => sum + cost, 0), food: best }
}

/** The food that has most of the words and is of the kind that a head of the span says. */
function bestFor(span: readonly Mention[], shape: Shape, said: readonly string[]): Candidate | undefined {
  const kinds = isOnBread(span, shape) ? [sandwich] : []
  const links = span.slice(1).map(({ link }) => canonical(link))
  const optional = [...span.flatMap(optionalIn), ...links, ...kinds]
  const found = headsOf(span, shape).flatMap(({ words }) => {
    const heads = [...saidIn(words), ...kinds]
    const foods = candidatesFor(said, nounIn(words), optional, mostCandidates)
    return foods.find(({ noun }) => heads.includes(noun)) ?? []
  })
  return found.toSorted((one, other) => other.score - one.score)[0]
}

/** A piece without an amount that may say more about the food beside it. */
function isDescription(mention: Mention) {
  const { quantity, link } = mention
  return !quantity?.stated && (isInside(link) || !sureFood(mention))
}

function borderCost({ quantity, link, clause }: Mention, first: Mention, shape: Shape) {
  if (quantity?.stated) return isInside(link) || shape === 'row' ? borderCosts.measured : 2 * foodCost
  return clause !== first.clause ? borderCosts.apart : borderCosts.linked
}
