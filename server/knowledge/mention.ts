import type { Token } from './meal-tokens.ts'
import type { Quantity } from './quantity.ts'

/** A food as it stands in the sentence: its words, its amount, and what it is joined to. */
export type Mention = {
  words: Token[]
  quantity?: Quantity
  /** Mentions between two commas; what is added to a food stands in the same one. */
  clause: number
  /** The connector before it, or `''`. */
  link: string
  /** A colon or dash follows: what comes next may be its parts. */
  heading?: ':' | '-'
  start: number
  end: number
}

/** Links before an amount of what was named before it: "salmon skin on 120 g", "thighs bone in 200 g". */
const behindLinks = new Set(['', 'on', 'in'])

/** Gives amounts that stand alone ("tuna, 1 can", "oats - 40 g", "200 g: rice") to the food beside them. */
export function joinLooseAmounts(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  let loose: Quantity | undefined
  for (const mention of mentions) {
    const previous = joined.at(-1)
    if (mention.words.length > 0) {
      joined.push(
        loose && !mention.quantity?.stated
          ? { ...mention, quantity: merged(mention.quantity, loose) }
          : mention,
      )
      loose = undefined
    } else if (previous && !previous.quantity?.stated && behindLinks.has(mention.link)) {
      joined[joined.length - 1] = {
        ...previous,
        quantity: merged(previous.quantity, mention.quantity!),
        end: mention.end,
      }
    } else loose = mention.quantity
  }
  return joined
}

/** An amount with what a second one adds to it. */
export function merged(first: Quantity | undefined, second: Quantity): Quantity {
  return first ? { ...first, ...second, sizes: [...first.sizes, ...second.sizes] } : second
}

/** "2 tbsp (32 g)": the weight in brackets is that of all, unless it says "each". */
export function inBrackets(before: Quantity | undefined, inside: Quantity): Quantity {
  const { count, ...measure } = inside
  if (inside.grams === undefined && inside.millilitres === undefined) return merged(before, inside)
  const times = (inside.each ? (before?.count ?? 1) : 1) * (count ?? 1)
  return { ...(before ?? inside), ...measure, count: times, sizes: before?.sizes ?? inside.sizes }
}
