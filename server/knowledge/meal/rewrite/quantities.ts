import { exactMatch } from '../../food/food-match.ts'
import { readNumber } from '../../language/numbers.ts'
import { is, markAt, numberAt, type Token, wordAt } from '../../language/token.ts'
import { foodNamed, nameAt } from '../foods/names.ts'
import type { Found, Rule } from './engine.ts'
import { amountBeside } from './not-eaten.ts'

/** Shares of fat and lean, which say what it was and not how much. */
export const shares: readonly Rule[] = [
  {
    name: 'lean to fat',
    example: ['80/20 ground beef', '80% ground beef'],
    match: '<number> \\/ <number>',
    replace: ({ tokens, from, to }) => {
      const [lean, fat] = [tokens[from]!, tokens[to - 1]!]
      const share = { start: lean.start, end: fat.end }
      return lean.value + fat.value === 100 && lean.value > fat.value
        ? { tokens: [wordAt(share, `${lean.value}%`)] }
        : undefined
    },
  },
  {
    name: 'several who shared it',
    example: ['four of us shared a 500 g tub', 'shared a 500 g tub with 3 friends'],
    match:
      '(?:(?:the )?(<number>|<numberWord>) of us|we|(?:my )?<other> and i|(?:i|me) and my <other>) (?:all )?(?:shared|split|<ate>(?=[^,]* together))((?: (?!evenly |equally |with |between |among )[^\\s,:?~()]+){1,9}?)(?: evenly| equally| together)?(?= <break>|$| and(?: |$)| \\()',
    replace: ({ tokens, from, groups: [, count, what] }) => {
      const people = readNumber(count, 0)?.value ?? 2
      const place = tokens[from]!
      const company = [wordAt(place, 'with'), numberAt(place, people - 1), wordAt(place, 'friends')]
      return people > 1 ? { tokens: [wordAt(place, 'shared'), ...what, ...company] } : undefined
    },
  },
  {
    name: 'between so many',
    example: ['a 1.2 kg chicken between four of us', 'a 1.2 kg chicken shared between four'],
    match:
      '(?<!<cut> (?:[^ ]+ )?)(?:between|among|amongst)(?: the)? (<number>|<numberWord>)(?: of)? (?:us|people|friends)(?= <mark>|$)',
    replace: 'shared between $1',
  },
]

/** Amounts that are said twice. */
export const repeated: readonly Rule[] = [
  {
    name: 'some of so many',
    example: ['4 out of 12 nuggets, 2 from a pack of 6 rolls', '4 nuggets , 2 rolls'],
    match:
      '(<number>|<numberWord>)(?: out)? (?:of|from)(?: (?:an?|the|my|our|these|those))?(?: <household> of)? (<number>|<numberWord>)(?= (?!<metric>|<inch>)<word>| <number> <weight>)',
    replace: ({ groups: [, some, all] }) => {
      const [count, whole] = [readNumber(some, 0)!.value, readNumber(all, 0)!.value]
      return Number.isInteger(count) && count <= whole ? { tokens: some } : undefined
    },
  },
  {
    name: 'share of a pack and its weight',
    example: [
      'half the bag of 150 g crisps, half a pot (400 g pot) of soup',
      '0.5 of a 150 g crisps , 0.5 of a 400 g of soup',
    ],
    match:
      '(<amount>) <household>(?: of(?= <number> <weight>)|((?: of)?(?: (?!<joint> )<word>){0,3}) [,(] (<number> <weight>) <household>(?: \\))?)',
    replace: ({ groups: [, amount, words, weight] }) => {
      const share = readNumber(amount, 0)
      const of = ['of', 'a'].map((word) => wordAt(amount[0]!, word))
      return share && share.value < 1
        ? { tokens: [numberAt(amount[0]!, share.value), ...of, ...weight, ...words] }
        : undefined
    },
  },
  {
    name: 'pack of so many',
    example: ['2 cans from a six pack of beer', '2 cans of beer'],
    match: '(?:out of|of|from) (?:an?|the|my|our) (?:<number>|<numberWord>) pack(?: of)?',
    replace: 'of',
  },
  {
    name: 'more of the same',
    example: ['potatoes 150 g, second helping 100 g', 'potatoes 150 g , 100 g potatoes'],
    match:
      '(<number> <metric>)(?: of)? more<wordless>|(?:another|again|second|seconds|extra)(?: (?:helping|portion|serving|glass|bowl|plate|one))?(?: (?:of|about)){0,2} (<number> <metric>)(?: (?:helping|portion|serving|glass|bowl|plate))?(?= (?:at|before|after|for|later|in|because)(?: |$)| <mark>|$)',
    replace: ({ tokens, from, groups: [, more, other] }) => {
      const named = lastNameBefore(tokens, from)
      return named && { tokens: [...more, ...other, ...named] }
    },
  },
  {
    name: 'corrected amount',
    example: ['2 fried eggs (46 g each), tea - sorry, it was 3 eggs', '3 fried eggs ( 46 g each ) , tea'],
    match:
      '(?:<mark> )?(?:(?:<mark>|i|it|that|there|well|only|just) ){0,4}(?:<correcting>|no)(?: (?:<correcting>|<approximate>|<mark>|i|it|that|the|there|<was>|only|just|make|be|had|no|no)){0,6} (<number>|<numberWord>)(?: (<metric>))?(?: of)?((?: (?!<joint> |of )<word>)?(?: of)?(?: (?!<joint> )<word>){0,2})(?= <mark>|$| <joint> )',
    replace: ({ tokens, from, groups: [, count, unit, words] }) => {
      const at = amountBeside(tokens, from, words.at(-1), unit.length > 0)
      const value = readNumber(count, 0)?.value
      const follows = tokens.slice(from, from + 2).some(({ text }) => text === 'so')
      if (at === undefined || value === undefined || (follows && !(words[0] && unit[0]))) return undefined
      return {
        tokens: [numberAt(tokens[at]!, value), ...unit, ...tokens.slice(at + 1 + unit.length, from)],
        from: at,
      }
    },
  },
  {
    name: 'net weight',
    example: ['can of tuna, 160 g, drained weight 112 g', 'can of tuna , 112 g drained'],
    match:
      '<number> <metric>(?: <mark>)?(?: <approximate>)? (<net>)(?: <weightWord>)?(?: <mark>)? (<number> <metric>)',
    replace: '$2 $1',
  },
  {
    name: 'net weight behind',
    example: ['avocado, 200 g, 140 g of flesh', 'avocado , 140 g'],
    match:
      '<number> <metric>(?: of)?((?: (?!<joint> )<word>){0,3})(?: (?:on|in|with)(?: the)? <offcut>)?(?: <mark>)?(?: (?:<again>|<approximate>)){0,3} (<number> <metric>)(?: of)?(?: the)?(?: <edible>)? (?:(drained)|flesh|meat|edible|net|peeled|pitted|stoned|boned|deboned)(?: <weightWord>)?(?: eaten)?(?= <mark>|$)',
    replace: '$1 $2 $3',
  },
  {
    name: 'weight of so many',
    example: ['250 g for 10 cookies, I had 3', '10 cookies ( 250 g ) , i had 3'],
    match: '(<number> <weight>) for (<number> <word>(?: (?!<joint> )<word>){0,2})(?= <mark>|$)',
    replace: ({ groups: [, weight, counted] }) => ({
      tokens: [...counted, markAt(weight[0]!, 'open', '('), ...weight, markAt(weight[0]!, 'close', ')')],
    }),
  },
  {
    name: 'range',
    example: ['between 40 and 60 g almonds', '50 g almonds'],
    match: '(?:somewhere |anywhere )?between (<number>)(?: <metric>)? and (<number>) (<metric>)',
    replace: ({ groups: [, low, high, unit] }) => ({
      tokens: [numberAt(low[0]!, (low[0]!.value + high[0]!.value) / 2), ...unit],
    }),
  },
  {
    name: 'the same again',
    example: [
      '30 g oats, then the same again, 6 nuggets and another 4',
      '30 g oats , plus 30 g oats , 6 nuggets , plus 4 nuggets',
    ],
    match:
      '(?:<mark>|and|then)(?: (?:<againLead>|at <number>|<number> <time>|<mark>)){0,12} (?:(same(?: thing)? again|the same|seconds?|second <servingNoun>(?: of (?:it|that|the same(?: size)?))?|(?:refill|refilled)(?: it)?(?: once)?)|another(?: (<number>|<numberWord>))?(?: one)?|(<number>|<numberWord>) more|a (?:second|third)(?: one)?)(?= <mark>|$| <againWhen>(?: |$))',
    replace: ({ tokens, from, groups: [, same, more, other] }) =>
      again(tokens, from, same.length > 0 ? undefined : (readNumber([...more, ...other], 0)?.value ?? 1)),
  },
  {
    name: 'works out at',
    example: ['rice cooked down to 180 g', 'rice 180 g'],
    match: '<worksOut>(?: <approximate>)?(?= <number>)',
    replace: '',
  },
  {
    name: 'measure, and so its weight',
    example: ['half a tin so 200 g beans', '200 g beans'],
    match: '<amount> <household>(?: <again>){1,3}(?= <number> <metric>(?! (?:<each>|<per>)(?: |$)))',
    replace: '',
  },
  {
    name: 'share, and so its weight',
    example: ['had 3/5 of it so 300 g', 'had 300 g'],
    match:
      '(<ate>) <amount>(?: (?:of|it|that|this)){0,12}(?: (?:<again>|-)){1,3}(?= <number> <metric><wordless>)',
    replace: '$1',
  },
  {
    name: 'amount alone behind a food',
    example: ['1 bagel, the medium one 105 g', '1 bagel , 105 g'],
    match:
      '(<break>|-|\\()((?: (?:<bareAmount>|<size>|<weighedState>)){0,12}) (<number> <metric>)((?: (?:<bareAmount>|<size>|<weighedState>)){0,12})(?= <mark>| and(?: |$)| with(?: |$)| plus(?: |$)|$)',
    replace: ({ tokens, from, groups: [, mark, before, amount, behind] }) => {
      const said = [...before, ...behind]
      const telling = said.filter((token) => is(token, 'weighedState'))
      if (from === 0 || telling.length === said.length) return undefined
      const each = said.filter((token) => is(token, 'each'))
      return tokens[from]!.kind === 'slash'
        ? undefined
        : { tokens: [...mark, ...amount, ...each, ...telling] }
    },
  },
]

/** The last clause that names a food once more, or as many of it. */
function again(tokens: readonly Token[], from: number, count?: number) {
  const starts = tokens.slice(0, from).flatMap(({ kind }, at) => (kind === 'break' ? [at + 1] : []))
  const begin = [0, ...starts].findLast(
    (start) => start < from && lastNameBefore(tokens.slice(start, from), from - start),
  )
  if (begin === undefined) return undefined
  const end = tokens.findIndex(({ kind }, at) => at >= begin && kind === 'break')
  const clause = tokens.slice(begin, end < 0 ? from : Math.min(end, from))
  const counted = clause.findLastIndex((token, at) => isCount(token) && !is(clause[at + 1], 'metric'))
  const one =
    count && counted >= 0 ? [numberAt(clause[counted]!, count), ...clause.slice(counted + 1)] : clause
  const times = count && counted < 0 ? Math.min(count, 4) : 1
  return {
    tokens: Array.from({ length: times }, () => [
      markAt(tokens[from]!, 'break', ','),
      wordAt(tokens[from]!, 'plus'),
      ...one,
    ]).flat(),
  }
}

function isCount(token: Token) {
  return token.kind === 'number' || is(token, 'numberWord', 'article')
}

/** The words of the food that was named last. */
function lastNameBefore(tokens: readonly Token[], from: number): readonly Token[] | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 12); at--) {
    const length = tokens[at]!.kind === 'word' ? nameAt(tokens.slice(0, from), at) : 0
    if (length === 0 || is(tokens[at], 'connector')) continue
    let start = at
    while (start > 0 && tokens[start - 1]!.kind === 'word' && nameAt(tokens, start - 1) > length) start--
    return tokens.slice(start, at + length)
  }
  return undefined
}

/** Amounts said in other words than a number, a unit and a food. */
export const amounts: readonly Rule[] = [
  {
    name: 'weight of all',
    example: ['2 eggs, 114 g for both', '2 eggs , 114 g'],
    match: '(<weight>) (?:for|between)(?: the)? <all>(?: <amount>)?(?: (?:of|them|it|together))?<wordless>',
    replace: '$1',
  },
  {
    name: 'vessels by what is drunk from them',
    example: ['a juice box of apple juice', 'a box of apple juice'],
    match: '<drinkKind> ((?:<container>|<vessel>)(?:e?s)?) of(?= <word>)',
    replace: '$1 of',
  },
  {
    name: 'white slices',
    example: ['pb&j two white slices', 'pb and j two slices white bread'],
    match: '(<breadKind>) (<slice>)<wordless>',
    replace: ({ groups: [, kind, slices] }) => ({
      tokens: [...slices, ...kind, wordAt(kind[0]!, 'bread')],
    }),
  },
  {
    name: 'cooked pieces',
    example: ['two cooked slices of bacon', 'two slices of cooked bacon'],
    match: '(<number>|<numberWord>) (<cooked>) (<slice>|strips?|pieces?|rashers?|cups?)(?: of)?(?= <word>)',
    replace: '$1 $3 of $2',
  },
  {
    name: 'twice',
    example: ['a 150 ml glass of red wine twice', 'a 300 ml glass of red wine'],
    match: '(<number>) (<metric>(?: (?!<joint> )<word>){0,4}) twice',
    replace: ({ groups: [, number, rest] }) => ({
      tokens: [numberAt(number[0]!, 2 * number[0]!.value), ...rest],
    }),
  },
  {
    name: 'bites of it',
    example: ['a few bites of cake', 'a few mouthful of cake'],
    match: '(<amount>(?: few)?) (?:<word> )?bites? of(?= <word>)',
    replace: '$1 mouthful of',
  },
  {
    name: 'slices behind',
    example: ['3 pepperoni pizza slices', '3 slices of pepperoni pizza'],
    match:
      '(?:(<number>|<numberWord>|an?) )?((?:<word> ){1,3}?)(<slice>|wedges?)(?= <connector>| <mark>|$| <number>)',
    replace: ({ groups: [, count, words, slices] }) => {
      const food = nameAt(words, 0) === words.length ? foodNamed(words) : undefined
      const again = foodNamed([...words, ...slices])
      const isSlice = food && (!again || again === food)
      const said = count[0] ? count : [numberAt(slices[0]!, 1)]
      return isSlice ? { tokens: [...said, ...slices, wordAt(slices[0]!, 'of'), ...words] } : undefined
    },
  },
  {
    name: 'slices of white',
    example: ['2 slices of white and jam', '2 slices of white bread and jam'],
    match: '(<slice>(?: of)?) (<breadKind>)(?= and(?: |$)| with(?: |$)| plus(?: |$)| <mark>| <number>|$)',
    replace: ({ tokens, from, groups: [, slices, kind] }) => {
      const named = tokens.slice(Math.max(0, from - 3), from - 1).some((token) => is(token, 'bread'))
      return named ? undefined : { tokens: [...slices, ...kind, wordAt(kind[0]!, 'bread')] }
    },
  },
  {
    name: 'width of the whole pizza',
    example: ['2 slices of pizza from a 14 inch', '2 slices of pizza'],
    match:
      '(pizzas?(?: [^\\s]+){0,5}?) (?:(?:from|of|off)(?: (?:an?|the))? <number> inch(?:es)?(?: (?:regular|thin|thick|deep|hand tossed))?(?: crust)?(?: (?:pie|pizza|one|base))?|(?<=<break> )<number> inch(?:es)? (?:pie|pizza|one|base))',
    replace: '$1',
  },
  {
    name: 'what lay on the scales',
    example: ['ribs, 250 g meat', 'ribs , 250 g'],
    match:
      '(<number> <weight>(?: of)?)((?: <edible>){0,12}) (?:<flesh>|<weightWord>)(?: <weightWord>)?((?: (?:<offJoint>|<edible>|<leftOff>)){0,12})',
    replace: weighedPart,
  },
]

/** "Ribs, 250 g meat", "mango, 120 g flesh", "114 g peeled weight": what was weighed of the food named before. */
function weighedPart({ tokens, from, to, groups: [, amount, state, rest] }: Found) {
  const noun = from + amount.length + state.length
  const part = tokens[noun]!
  const said = state.length > 0 && is(part, 'weightWord')
  const fish = tokens.slice(0, from).some(({ stem }) => exactMatch([stem])?.food.contains.has('fish'))
  if (!said && (!is(part, 'flesh') || (part.stem === 'fish' && !fish))) return undefined
  if (state.length === 0 && nameAt(tokens, noun) > 1) return undefined
  let end = to
  const least = to - rest.length
  while (end > least && !is(tokens[end - 1], 'leftOff', 'edible')) end--
  const next = tokens[end]
  const ends = next?.kind !== 'word' || is(next, 'joint')
  return ends || state.length > 0 ? { tokens: amount, to: end } : undefined
}
