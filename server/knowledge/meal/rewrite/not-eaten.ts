import { readNumber } from '../../language/numbers.ts'
import { readQuantity } from '../../language/quantity.ts'
import { is, numberAt, type Token, wordAt } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import { nameAt } from '../foods/names.ts'
import type { Found, Rule } from './engine.ts'

/** What was put aside, was not there or was not taken. */
export const notEaten: readonly Rule[] = [
  {
    name: 'share put aside, and then what was eaten',
    example: ['steak, boxed half of it so ate 6 oz', 'steak , ate 6 oz'],
    match:
      '<leave>(?: <particle>)?(?: <approximate>)? <amount>(?: (?:it|that))?(?: <particle>){0,12}(?: (?:so|and|then|i|only|just)){0,12} (ate|had|eaten)',
    replace: (found) => (shareIn(found) === undefined ? undefined : { tokens: found.groups[1] }),
  },
  {
    name: 'share left over',
    example: ['400 g steak, left a quarter of it', '400 g steak , ate 0.75 of it'],
    match:
      '<leave>(?: <particle>)?(?: <approximate>)? <amount>(?: (?:it|that))?(?: <particle>){0,12}(?= <break>|$)',
    replace: (found) => {
      const share = shareIn(found)
      if (share === undefined) return undefined
      const place = found.tokens[found.from]!
      return {
        tokens: [wordAt(place, 'ate'), numberAt(place, 1 - share), wordAt(place, 'of'), wordAt(place, 'it')],
      }
    },
  },
  {
    name: 'weight left over',
    example: ['250 g steak, gave the dog 50 g', '200 g steak ,'],
    match:
      '(?:(?:and|but|then|i|so) ){0,12}(?:<leftBehind>|<allBut>)(?: (?!<joint>(?: |$))(?:<word>|<number>)){0,4}?(?: \\()?(?: <approximate>)? <number> <weight>(?: \\))?(?: of it)?(?: (?:on|in) (?:the|my) (?:plate|bowl|box))?(?: to the dog)?(?= <break>|$| and(?: |$)| with(?: |$)| plus(?: |$))',
    replace: lessLeft,
  },
  {
    name: 'weight of the edible part',
    example: ['1 kg watermelon, about 600 g flesh', '600 g watermelon'],
    match:
      '<number> <weight> (?:of )?((?:(?!<joint> )<word> ){1,4})(?:, )?(?:<approximate> )?(<number> <weight>)(?: of)? (?:flesh|edible|flesh only)(?= <break>|$)',
    replace: '$2 $1',
  },
  {
    name: 'ran out of it',
    example: ['two weetabix, we ran out of milk', 'two weetabix ,'],
    match:
      '(?:(?:have|had|has|having|we|i) )?(?:(?:run|ran|running|runs|were|was|are|am|all) out of|instead of|rather than|in place of|in lieu of|left (?:(?:out|off) )?(?:the|my)|forgot (?:the|my|to add|to put)|(?:threw away|threw out|binned) (?:the|my))',
    replace: (found) => {
      const to = pastFood(found.tokens, found.to)
      return to === undefined ? undefined : { tokens: [], to }
    },
  },
]

/** The weighed amount before with what was left of it taken off. */
function lessLeft({
  tokens,
  from,
  to,
}: Found): { tokens: readonly Token[]; from: number; to: number } | undefined {
  const left = gramsIn(tokens.slice(from, to))
  const at = tokens.findLastIndex(
    (token, place) => place < from - 1 && gramsIn([token, tokens[place + 1]!]) > 0,
  )
  const whole = at < 0 ? 0 : gramsIn(tokens.slice(at, at + 2))
  if (left <= 0 || whole <= left) return undefined
  const eaten = [numberAt(tokens[at]!, whole - left), wordAt(tokens[at + 1]!, 'g')]
  return { tokens: [...eaten, ...tokens.slice(at + 2, from)], from: at, to }
}

/** The first weight of a stretch, in grams; 0 when there is none. */
function gramsIn(tokens: readonly Token[]): number {
  const at = tokens.findIndex((token, place) => token.kind === 'number' && is(tokens[place + 1], 'weight'))
  const unit = at < 0 ? undefined : unitOf(tokens[at + 1]!.text)
  return unit?.kind === 'grams' ? tokens[at]!.value * unit.grams : 0
}

/** The share that a rule's match says, if it is one. */
function shareIn({ tokens, from, to }: Found): number | undefined {
  for (let at = from + 1; at < to; at++) {
    const number = readNumber(tokens, at)
    if (number) return number.value > 0 && number.value < 1 ? number.value : undefined
  }
  return undefined
}

/** Past the amount and the name of the food that follows; `undefined` where no food does. */
function pastFood(tokens: readonly Token[], from: number): number | undefined {
  let at = from
  while (is(tokens[at], 'determiner')) at++
  const name = readQuantity(tokens, at, (place) => nameAt(tokens, place) > 1)?.next ?? at
  const length = Math.max(nameAt(tokens, name), is(tokens[name], 'trimming') ? 1 : 0)
  if (length === 0) return undefined
  const end = name + length
  return tokens[end]?.text === 'left' && tokens[end + 1]?.kind !== 'word' ? end + 1 : end
}
