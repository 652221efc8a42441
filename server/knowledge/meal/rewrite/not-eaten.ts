import { readNumber } from '../../language/numbers.ts'
import { readQuantity } from '../../language/quantity.ts'
import { is, numberAt, type Token, wordAt } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import { nameAt } from '../foods/names.ts'
import type { Found, Replaced, Rule } from './engine.ts'

const lead = '(?:(?:and|but|then|i|so|of|which) ){0,12}'
/** What others had of it: "50 g", "4 of them", "one scoop". */
const taken =
  '(?:<number> <weight>|(?:<number>|<numberWord>)(?: and a half)?(?! <metric>)(?: (?!<joint> |<elsewhere> )<word>)?)(?: of (?:it|them))?'

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
    name: 'share of what was named',
    example: ['240 g chickpeas, used half of the drained chickpeas', '240 g chickpeas , ate half of it'],
    match: '<ate> (<amount>)(?: of)?(?: the| my)?(?: <edible>)? (<word>)(?= (?:<mark>|<joint>)(?: |$)|$)',
    replace: (found) => {
      const [, share, named] = found.groups
      const said = found.tokens.slice(0, found.from).some(({ stem }) => stem === named[0]?.stem)
      const place = found.tokens[found.from]!
      const number = readNumber(share, 0)
      return said && number && number.value < 1
        ? {
            tokens: [
              wordAt(place, 'ate'),
              ...share.filter(({ text }) => !/^(of|the)$/.test(text)),
              wordAt(place, 'of'),
              wordAt(place, 'it'),
            ],
          }
        : undefined
    },
  },
  {
    name: 'share left over',
    example: ['400 g steak, left a quarter of it', '400 g steak , ate 0.75 of it'],
    match:
      '<leave>(?: <particle>)?(?: <approximate>)? <amount>(?: (?:it|that))?(?: <particle>){0,12}(?= <break>|$)|<amount>(?: (?:it|that))? went to (?:(?:the|my) )?<other>(?= <break>|$)',
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
    name: 'share left over of what was named',
    example: ['180 g rice , 150 g beans , left half the rice', '90 g rice , 150 g beans ,'],
    match: '<leave>(?: <particle>)?(?: <approximate>)? (<amount>)(?: of)?(?: the| my)? (<word>)(?= <mark>|$)',
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
    name: 'weight of what is not eaten',
    example: ['wings 400 g on the bone, the bones left over weighed 160 g', 'wings 240 g on the bone ,'],
    match: `${lead}(?:the )?(?:<word> )?(?:of )?<offcut>(?: <word>){0,4} (?:was|were|weighed|came to|:) <number> <weight>(?: (?!so |when )<word>)?(?= <mark>|$| (?:so|when)(?: |$))|${lead}the <offcut> <number> <weight>(?: <word>)?(?= <mark>|$)|${lead}<number> <weight> (?:of |was )(?:the )?(?:stones?|bones?|rind|peel)(?: (?!<joint> )<word>| at the end)?(?= <mark>|$)`,
    replace: lessTaken,
  },
  {
    name: 'amount left over',
    example: ['250 g steak, gave the dog 50 g', '200 g steak ,'],
    match: `${lead}(?:<leftBehind>|<allBut>)(?: (?!<joint>(?: |$))(?:<word>|<number>)){0,4}?(?: \\()?(?: <approximate>)? ${taken}(?: \\))?(?: <elsewhere>){0,6}(?= <break>|$| and(?: |$)| with(?: |$)| plus(?: |$)| so(?: |$))`,
    replace: lessTaken,
  },
  {
    name: 'amount that went elsewhere',
    example: ['3 thighs, 90 g each. one went to the dog', '2 thighs , 90 g each ,'],
    match: `${lead}${taken} (?:went|stayed|remained|(?:was|were) (?:left|still|<inedible>))(?: (?:<elsewhere>|(?!<joint> )<word>)){0,6}(?= <break>|$| and(?: |$)| so(?: |$))`,
    replace: lessTaken,
  },
  {
    name: 'amount that somebody else had',
    example: ['12 shrimp at 10 g each, my partner took 4 of them', '8 shrimp at 10 g each ,'],
    match: `${lead}(?:(?:my|our|the) )?<other> <otherAte> ${taken}(?= <break>|$| (?:and|so|before)(?: |$))`,
    replace: lessTaken,
  },
  {
    name: 'what somebody else had',
    example: ['2 naan, the dog got the rest', '2 naan ,'],
    match: `${lead}(?:(?:my|our|the) )?<other> <otherAte> (?:it|them|that|the rest|the others)(?= <mark>|$)`,
    replace: '',
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
    name: 'swapped for another food',
    example: ['swapped the 60 g of chips I had planned for 150 g carrots', '150 g carrots'],
    match:
      '(?:swapped|replaced|traded)(?! (?:it|that|them) )(?: (?!for |with )(?:<word>|<number>)){1,9} (?:for|with)(?= <amount>)',
    replace: '',
  },
  {
    name: 'food that was meant to be',
    example: ['breakfast was going to be a croissant but I had 2 eggs', 'breakfast i had 2 eggs'],
    match:
      '(?:(?:was|were|i|had) ){0,3}(?:going|meant|supposed|planned|planning|meaning|wanted|intended) (?:to|on) (?:be|have|having|eat|eating|make|making|get|getting|order)(?: (?!but )(?:<word>|<number>)){1,8}(?: <break>)? but',
    replace: '',
  },
  {
    name: 'ran out of it',
    example: ['two weetabix, we ran out of milk', 'two weetabix ,'],
    match:
      '(?:(?:have|had|has|having|we|i) )?(?:(?:run|ran|running|runs|were|was|are|am|all) out of|instead of|rather than|in place of|in lieu of|left (?:(?:out|off) )?(?:the|my)|forgot (?:the|my|to add|to put)|(?:threw away|threw out|binned) (?:the|my)|(?:did not|didnt) (?:touch|eat|have|take)(?: the| my| any)?)',
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

/** The amount beside the food of that name, in its clause, without the share that was left. */
function shareOfNamed({ tokens, from, groups: [, share, [named]] }: Found): Replaced | undefined {
  const left = readNumber(share, 0)?.value ?? 1
  const at = tokens.findLastIndex((token, place) => place < from && token.stem === named?.stem)
  if (at < 0 || left >= 1) return undefined
  const parts = (token: Token) => token.kind === 'break' || is(token, 'connector')
  const begin = tokens.findLastIndex((token, place) => place < at && parts(token)) + 1
  const next = tokens.findIndex((token, place) => place > at && parts(token))
  const amount = tokens
    .slice(begin, next < 0 ? from : Math.min(next, from))
    .find(({ kind }) => kind === 'number')
  if (!amount) return undefined
  const place = tokens.indexOf(amount)
  const eaten = numberAt(amount, amount.value * (1 - left))
  return { tokens: [eaten, ...tokens.slice(place + 1, from)], from: place }
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
  const counts = number && Number.isInteger(2 * number.value) && !is(tokens[number.next], 'metric')
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
  const length = Math.max(nameAt(tokens, name), is(tokens[name], 'trimming') ? 1 : 0)
  if (length === 0) return undefined
  const end = name + length
  return tokens[end]?.text === 'left' && tokens[end + 1]?.kind !== 'word' ? end + 1 : end
}
