import { isCondiment } from '../../additions.ts'
import { is, type Token } from '../../language/token.ts'
import type { Quantity } from '../../quantity.ts'
import type { Mention } from './mention.ts'
import { findFoods } from './mention-foods.ts'

/** The scan that met "each", as far as it is needed here. */
type Scan = {
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
  readonly current: Mention
  readonly clause: number
  at: number
}

/** "2 slices of toast with a teaspoon of butter on each": as many as there are of what it was put on. */
export function ofEach(scan: Scan): boolean {
  const { tokens, at, current } = scan
  const from = is(tokens[at], 'onEach') ? at + 1 : at
  if (tokens[from]?.text !== 'each' || !current.quantity?.stated) return false
  const ahead = current.words.length > 0 && current.start < current.words[0]!.start
  if (!multiplied(scan, current.quantity, ahead)) return false
  const one = is(tokens[from + 1], 'oneOfEach')
  scan.at = from + (one ? 2 : 1)
  return true
}

/** "Toast with butter 1 tsp each": a spoon on every one. */
export function ofEveryOne(scan: Scan, quantity: Quantity): void {
  if (multiplied(scan, quantity)) quantity.each = false
}

/** "3 tacos: corn tortillas 26 g each, 120 g pork": one for every one of the heading. */
export function eachOfHeading(mentions: readonly Mention[]): Mention[] {
  let head: Mention | undefined
  return mentions.map((mention) => {
    if (mention.heading) head = mention
    const { quantity } = mention
    const count = head?.quantity?.count ?? 1
    const each = quantity?.each && quantity.count === undefined && mention !== head
    return each && head?.heading === ':' && count > 1
      ? { ...mention, quantity: { ...quantity, count } }
      : mention
  })
}

/** "Two bowls of cereal, 40 g each, with 125 ml milk each", "tea x5, 1 tsp sugar each". */
function near({ link, words }: Mention) {
  return link === 'with' || isAdded(words) ? 2 : 0
}

/** Only what was put on something is counted by that; of what was weighed only "with 40 g sugar each", the weight ahead, and what is spread. */
function multiplied(
  { tokens, at, mentions, current, clause }: Scan,
  added: Quantity,
  ahead = false,
): boolean {
  const base = mentions.findLast(
    (mention) =>
      mention.clause >= clause - near(current) && mention.quantity?.count && !isAdded(mention.words),
  )
  if (current.words.length === 0 || !base) return false
  const spread = isAdded(current.words)
  if (current.link === '' && !spread) return false
  if (added.grams !== undefined && !ahead && !spread) return false
  const count = base.quantity!.count!
  added.count = (added.count ?? 1) * count
  // "1 tsp sugar and 20 ml milk in each".
  let link = current.link
  for (const before of mentions.slice(mentions.indexOf(base) + 1).toReversed()) {
    const said = tokens.slice(0, at).some(({ text, start }) => text === 'each' && start > before.start)
    if (link !== 'and' || said || !before.quantity?.stated || !isAdded(before.words)) break
    before.quantity = { ...before.quantity, count: (before.quantity.count ?? 1) * count }
    link = before.link
  }
  return true
}

function isAdded(words: readonly Token[]) {
  const food = findFoods(words)[0]?.match.food
  return food !== undefined && isCondiment(food)
}
