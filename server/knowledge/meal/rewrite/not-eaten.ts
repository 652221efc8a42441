import { readNumber } from '../../language/numbers.ts'
import { readQuantity } from '../../language/quantity.ts'
import { is, numberAt, type Token, wordAt } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import { nameAt } from '../foods/names.ts'
import type { Found, Replaced, Rule } from './engine.ts'

const lead = '(?:(?:and|but|then|i|so|of|which) ){0,12}'
const person = '(?:(?:my|our|the) )?(?:<other>|<relative>)'
const self = '(?:i|ive|me|mine|myself|my)'
/** What others had of it: "50 g", "4 of them", "one scoop". */
const taken =
  '(?:<number> <weight>|(?:<number>|<numberWord>)(?: and a half)?(?! <metric>)(?: (?!<joint> |<elsewhere> )<word>)?)(?: of (?:it|them))?'

/** "The bones left over weighed 160 g", "of which 40 g bones". */
const offcuts = `${lead}(?:the )?(?:<word> )?(?:of )?<offcut>(?: <word>){0,4} (?:was|were|weighed|came to|:)(?: <approximate>)? <number> <weight>(?: of (?:it|that|this))?(?: (?!so |when )<word>)?(?= <mark>|$| (?:so|when)(?: |$))|${lead}the <offcut> <number> <weight>(?: <word>)?(?= <mark>|$)|${lead}<number> <weight> (?:of |was )(?:the )?(?:stones?|bones?|rind|peel)(?: (?!<joint> )<word>| at the end)?(?= <mark>|$)`
/** "Gave the dog 50 g", "ate all but two". */
const leftBehind = `${lead}(?:<leftBehind>|<allBut>)(?: (?!<joint>(?: |$))(?:<word>|<number>)){0,4}?(?: \\()?(?: <approximate>)? ${taken}(?: \\))?(?: <elsewhere>){0,6}(?= <break>|$| and(?: |$)| with(?: |$)| plus(?: |$)| so(?: |$))`
/** "One went to the dog", "2 were left". */
const elsewhere = `${lead}${taken} (?:went|fell|ended up|stayed|remained|(?:was|were) (?:left|still|<inedible>))(?: (?:<elsewhere>|(?!<joint> )<word>)){0,6}(?= <break>|$| and(?: |$)| so(?: |$))`
/** "My partner took 4 of them". */
const othersHad = `${lead}(?:(?:my|our|the) )?<other> <otherAte> ${taken}(?= <break>|$| (?:and|so|before)(?: |$))`

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
      '<leave>(?: (?:<other>|<particle>))?(?: <approximate>)?(?: (?:the )?last)? <amount>(?: (?:it|that|them))?(?: (?:<particle>|<elsewhere>)){0,12}(?= <break>|$)|<amount>(?: (?:it|that|them))? (?:went|ended up)(?: <elsewhere>){1,4}(?= <break>|$)',
    replace: (found) => {
      const share = shareIn(found)
      if (share === undefined) return undefined
      const place = found.tokens[found.from]!
      const whole = found.tokens
        .slice(found.from, found.to)
        .some(({ text }) => /^(plate|bowl|everything)$/.test(text))
      const [ate, of] = [wordAt(place, 'ate'), wordAt(place, 'of')]
      return { tokens: [ate, numberAt(place, 1 - share), of, wordAt(place, whole ? 'everything' : 'it')] }
    },
  },
  {
    name: 'share left over of what could not be finished',
    example: [
      'rice 180 g, could not finish the rice, half went in the bin',
      'rice 180 g , left half of rice',
    ],
    match:
      '(?:couldnt|could not|didnt|did not) (?:finish|manage|eat)(?: all)?(?: of)?(?: the| my)? (<word>)(?: (?:<mark>|so|and))?(?: <approximate>)? (<amount>)(?: (?:it|them))? (?:went|ended up|<was>|left)(?: (?:left|<elsewhere>|<particle>)){0,5}(?= <mark>|$)',
    replace: 'left $2 of $1',
  },
  {
    name: 'share of what was named',
    example: [
      '180 g rice , 150 g beans , left half the rice, ate 50 g of the beans',
      '90 g rice , 50 g beans , ,',
    ],
    match:
      '(?:(<ate>)|<leave>|<leftBehind>)(?: <particle>)?(?: <approximate>)?(?: (?:the )?last)? (<amount>|<number> <weight>)(?: of)?(?: the| my)?(?: <edible>)? (<word>)(?: (?:<particle>|<elsewhere>)){0,6}(?= (?:<mark>|<joint>)(?: |$)|$)',
    replace: shareOfNamed,
  },
  {
    name: 'difference of two weights',
    example: ['the jar was 340 g before and 304 g after', 'the 36 g'],
    match:
      '(?:<word> )?(?:was|weighed) (<number>) <weight> before(?: and| <mark>)? (<number>) (<weight>) after(?:wards)?',
    replace: ({ groups: [, before, after, unit] }) =>
      before[0]!.value > after[0]!.value
        ? { tokens: [numberAt(before[0]!, before[0]!.value - after[0]!.value), ...unit] }
        : undefined,
  },
  {
    name: 'amount that was not eaten',
    example: ['250 g steak, gave the dog 50 g, the bone was 40 g', '160 g steak , ,'],
    match: `${offcuts}|${leftBehind}|${elsewhere}|${othersHad}`,
    replace: lessTaken,
  },
  {
    name: 'food of somebody else',
    example: ['pizza for the others, the kids had nuggets, I had a salad', ', , i had a salad'],
    match: `${lead}(?:while )?(?<!(?:with|from|for|to) (?:(?:my|our|the) )?)${person}(?: and ${person})?(?: all)? (?:<otherAte>|(?:plate )?:)(?: (?!${self} )(?:<word>|<number>)){1,9}?(?= <mark>| (?:but|and|while|so) ${self} |$)|(?:fed|gave|made|got|bought|cooked|poured) ${person}(?: (?!i )(?:<word>|<number>)){1,9}?(?= <mark>| (?:but|and|while|so) ${self} |$)|(?<=^ |<break> )(?:(?!${self} )(?:<word>|<number>) ){1,8}for (?:all )?${person}(?: else)?(?= <break>| (?:but|and|while|so) (?=.* ${self}(?: |$)))`,
    replace: ofAnother,
  },
  {
    name: 'the rest of it',
    example: ['300 g strawberries, ate the rest myself', '300 g strawberries ,'],
    match:
      'the (?:rest|others) (?:was|were) (?:mine|for me)|(?:<ate>|having) (?:(?:all )?(?:the )?(?:rest|remainder|remaining)(?: of (?:it|them))?|all(?: of)? the (<word>))(?: myself)?(?= (?:<mark>|<joint>)(?: |$)|$)',
    replace: ({ tokens, from, groups: [, named] }) =>
      named.every(({ stem }) => tokens.slice(0, from).some((token) => token.stem === stem))
        ? { tokens: [] }
        : undefined,
  },
  {
    name: 'poured away',
    example: ['can of tuna (oil poured away)', 'can of tuna ( )'],
    match: '(?:(?:the|its) )?<word> (?:poured|drained|tipped|wiped|thrown) (?:away|off|out)',
    replace: '',
  },
  {
    name: 'food that stayed on the plate',
    example: ['120 g patty, the 44 g bun stayed on the plate', '120 g patty ,'],
    match:
      '(?:the|my)(?: <number> <weight>)?(?: of)?(?: (?!<joint> |<ate> )<word>){1,3} (?:stayed|remained|went|was left|were left)(?: (?:on|in|to|behind|uneaten|untouched|unopened))(?: <elsewhere>){0,4}(?= <break>|$)',
    replace: '',
  },
  {
    name: 'left alone',
    example: ['there was cake on the table that I left alone', 'there was cake skip that'],
    match:
      '(?:(?:on|at|in) (?:the|my|our) <word> )?(?:(?:<mark> )?(?:that|which|but|and|so)(?: i)?|(?:<mark> )?i) (?:left|skipped|ignored|resisted|avoided|refused|(?:didnt|did not|never) (?:touch|touched|eat|have|take|want))(?: (?:it|them|those|that|any|alone|untouched)){0,3}(?= <mark>|$)',
    replace: 'skip that',
  },
  {
    name: 'swapped for another food',
    example: [
      'chicken, swapped the 60 g of chips I had planned for 150 g carrots',
      'chicken , 150 g carrots',
    ],
    match:
      '(?<=^ |<break> )(?:(?:<word>|<number>) ){0,6}?(?:swapped|replaced|traded|exchanged)(?! (?:it|that|them) )(?: (?!(?:for|with|by) )(?:<word>|<number>)){0,9} (?:for|with|by)(?= <amount>)',
    replace: ({ tokens, from, to }) =>
      tokens.slice(from, to).some((_, at) => nameAt(tokens, from + at) > 0) ? { tokens: [] } : undefined,
  },
  {
    name: 'food that was meant to be',
    example: ['breakfast was going to be a croissant but I had 2 eggs', 'breakfast i had 2 eggs'],
    match:
      '(?:(?:was|were|i|had) ){0,3}(?:planned|(?:going|meant|supposed|planned|planning|meaning|wanted|intended) (?:to|on) (?:be|have|having|eat|eating|make|making|get|getting|order))(?: (?!but )(?:<word>|<number>)){1,8}(?: <break>)? but',
    replace: '',
  },
  {
    name: 'ran out of it',
    example: ['two weetabix, we ran out of milk', 'two weetabix ,'],
    match:
      '(?:(?:have|had|has|having|we|i) )?(?:(?:run|ran|running|runs|were|was|are|am|all) out of|instead of|rather than|in place of|in lieu of|left (?:(?:out|off) )?(?:the|my)|turned down|said no to|passed on|resisted|refused|(?:almost|nearly) (?:had|ate|got|ordered)|not even(?! <amount> )|never|wanted|craved|fancied|thought about(?: <word>ing)?|forgot (?:the|my|to add|to put)|(?:threw away|threw out|binned) (?:the|my)|(?:did not|didnt) (?:touch|eat|have|take)(?: the| my| any)?)',
    replace: (found) => {
      const to = pastFood(found.tokens, found.to)
      return to === undefined ? undefined : { tokens: [], to }
    },
  },
]

/** The amount before that is of the same kind, a weight or a count, with what was taken off. */
function lessTaken({ tokens, from, to }: Found): Replaced | undefined {
  const left = gramsIn(tokens.slice(from, to))
  return left > 0 ? lessWeight(tokens, from, left) : lessCount(tokens, from, to)
}

/** Nothing, unless an amount of the same food follows: "my wife had pizza, I ate 3 slices and a beer". */
function ofAnother({ tokens, to }: Found): Replaced | undefined {
  const rest = tokens.slice(to)
  const isNamed = (at: number) => nameAt(tokens, to + at) > 0
  const isNumber = (token: Token | undefined) => token?.kind === 'number' || is(token, 'numberWord')
  const isBare = (at: number) => isNumber(rest[at - 1]) && rest[at + 1]?.text !== 'of' && !isNamed(at + 1)
  const isMeasured = rest.some((_, at) => isNamed(at))
    ? rest.some((token, at) => is(token, 'household') && isBare(at))
    : rest.some((token) => isNumber(token) || is(token, 'household'))
  return isMeasured ? undefined : { tokens: [] }
}

/** The amount beside the food of that name, as much as was eaten or without what was left of it. */
function shareOfNamed({ tokens, from, groups: [, ate, amount, [named]] }: Found): Replaced | undefined {
  const grams = gramsIn(amount)
  const said = grams || (readNumber(amount, 0)?.value ?? 1)
  const at = amountBeside(tokens, from, named, grams > 0)
  const whole = at === undefined ? 0 : grams ? gramsIn(tokens.slice(at, at + 2)) : 1
  if (at === undefined || said >= whole) return undefined
  const value = (tokens[at]!.value * (ate.length > 0 ? said : whole - said)) / whole
  return { tokens: [numberAt(tokens[at]!, value), ...tokens.slice(at + 1, from)], from: at }
}

/** Where the number of the amount stands that is said of a food, in its clause; of the food before where none is named. */
export function amountBeside(
  tokens: readonly Token[],
  from: number,
  named: Token | undefined,
  isMetric = false,
): number | undefined {
  const isSame = ({ stem }: Token) =>
    !named || stem === named.stem || (named.stem.length > 3 && stem.startsWith(named.stem))
  const isAmount = (token: Token, at: number) =>
    (token.kind === 'number' || (!isMetric && is(token, 'numberWord'))) &&
    (!isMetric || is(tokens[at + 1], 'metric'))
  const parts = (token: Token) => token.kind === 'break' || is(token, 'connector')
  const place = named
    ? tokens.findLastIndex((token, at) => at < from && isSame(token))
    : tokens.findLastIndex((token, at) => at < from && isAmount(token, at))
  if (place < 0) return undefined
  const begin = tokens.findLastIndex((token, at) => at < place && parts(token)) + 1
  const next = tokens.findIndex((token, at) => at > place && parts(token))
  const end = next < 0 ? from : Math.min(next, from)
  const found = tokens.slice(begin, end).findIndex((token, at) => isAmount(token, begin + at))
  return found < 0 ? undefined : begin + found
}

function lessWeight(tokens: readonly Token[], from: number, left: number): Replaced | undefined {
  const at = tokens.findLastIndex(
    (token, place) => place < from - 1 && gramsIn([token, tokens[place + 1]!]) > 0,
  )
  const whole = at < 0 ? 0 : gramsIn(tokens.slice(at, at + 2))
  if (whole <= left) return undefined
  const eaten = [numberAt(tokens[at]!, whole - left), wordAt(tokens[at + 1]!, 'g')]
  return { tokens: [...eaten, ...tokens.slice(at + 2, from)], from: at }
}

function lessCount(tokens: readonly Token[], from: number, to: number): Replaced | undefined {
  const left = tokens.slice(from, to).flatMap((_, place) => countAt(tokens, from + place) ?? [])[0]
  const at =
    left === undefined
      ? -1
      : tokens.findLastIndex((_, place) => place < from && (countAt(tokens, place) ?? 0) > left)
  if (at < 0) return undefined
  const eaten = numberAt(tokens[at]!, countAt(tokens, at)! - left!)
  return { tokens: [eaten, ...tokens.slice(at + 1, from)], from: at }
}

/** A whole number of pieces, which no unit of weight or volume follows. */
function countAt(tokens: readonly Token[], at: number): number | undefined {
  const number = is(tokens[at], 'article') ? undefined : readNumber(tokens, at)
  const counts = number && Number.isInteger(2 * number.value) && !is(tokens[number.next], 'metric', 'inch')
  return counts && tokens[at - 1]?.kind !== 'slash' ? number.value : undefined
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
  const length = Math.max(nameAt(tokens, name), is(tokens[name], 'trimming', 'mealName') ? 1 : 0)
  if (length === 0) return undefined
  const end = name + length
  const more = /^(?:and|or)$/.test(tokens[end]?.text ?? '') && nameAt(tokens, end + 1) > 0
  if (more) return pastFood(tokens, end + 1)
  return tokens[end]?.text === 'left' && tokens[end + 1]?.kind !== 'word' ? end + 1 : end
}
