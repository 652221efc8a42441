import { is, numberAt, wordAt } from '../../language/token.ts'
import { nameAt } from '../foods/names.ts'
import type { Rule } from './engine.ts'

/** Words and figures that say nothing about what was eaten; taken out before spelling is mended. */
export const noise: readonly Rule[] = [
  {
    name: 'figures that are no amounts',
    example: ['after my 10k run a 16 year old whisky (20 g protein)', 'after my run a whisky ( )'],
    match:
      '<number> (?:<time>( old)?|proof)|<number> k(?= (?:run|race|walk|ride|swim|steps|jog|hike)(?: |$)| <mark>)|<number> (?:m?g|grams?) <nutrient>(?= and(?: |$)| <mark>| <number>|$)',
    replace: '',
  },
  {
    name: 'weighed with what is not eaten',
    example: ['1 kg watermelon weighed with rind', '1 kg watermelon'],
    match:
      '(?:weighed )?(?:with|without|including|incl)(?: the)? <offcut>(?: and(?: the)? (?:<offcut>|skin))?(?= <mark>|$)',
    replace: '',
  },
  {
    name: 'share of cocoa',
    example: ['40 g dark chocolate, 70-85% cocoa', '40 g dark chocolate ,'],
    match: '(?:<number> - )<percent>(?: (?:cocoa|cacao)(?: solids)?)?|<percent> (?:cocoa|cacao)(?: solids)?',
    replace: '',
  },
  {
    name: 'eaten in other words',
    example: ['200 g trail mix, got through half of it', '200 g trail mix , ate half of it'],
    match: '(?:got|went|worked|munched)(?: (half)way)? through|polished off|put away|tucked into',
    replace: 'ate $1',
  },
  {
    name: 'not so made',
    example: ['2 slices of bread, not toasted', '2 slices of bread ,'],
    match: '(?:not|never) (?:toasted|fried|cooked|breaded|buttered|sweetened)|(?:flesh|edible part) only',
    replace: '',
  },
  {
    name: 'split in the middle',
    example: [
      'went halves on a pizza with my wife, cake shared 50/50',
      'shared a pizza with my wife , cake shared between 2',
    ],
    match:
      '(?:split|shared|went|going)(?: it)? (?:halves|halfsies|half and half|half half|fifty fifty|50 \\/ 50|down the middle)(?: on)?',
    replace: ({ tokens, from, to }) => {
      const [verb, next] = [tokens[from]!, tokens[to]]
      const shared = wordAt(verb, 'shared')
      return {
        tokens: next?.kind === 'word' ? [shared] : [shared, wordAt(verb, 'between'), numberAt(verb, 2)],
      }
    },
  },
  {
    name: 'double of a spirit, and a pack for one',
    example: ['a double gin and a small single serving bag of crisps', 'a gin and a small bag of crisps'],
    match:
      '(?:double|single)(?= <spirit>(?: |$))|(?:single|individual) serv(?:e|ing)(?= <packMeasure>(?: |$))',
    replace: '',
  },
  {
    name: 'shops',
    example: ['fries from mcdonalds', 'fries from'],
    match: '<shop>',
    replace: ({ tokens, from, to }) => (nameAt(tokens, from) >= to - from ? undefined : { tokens: [] }),
  },
  {
    name: 'tastes, mixes and places',
    example: ['pancakes from a boxed mix at the italian place, cola with a cherry taste', 'pancakes , cola'],
    match:
      'with (?:an? )?<word>(?: <word>)? taste(?= <mark>| <connector>|$)|(?:(?:made|prepared) )?from (?:an? )?(?:dry|boxed|box|packaged|packet|powdered) mix|(?:at|from) (?:the|an?|our|my) (?:<word> ){0,2}<place>',
    replace: '',
  },
]

/** Reasons, places and packings that are named like food. */
export const asides: readonly Rule[] = [
  {
    name: 'served together',
    example: ['a scone paired with a latte', 'a scone with a latte'],
    match:
      '(?:paired|accompanied|complete|packed|coupled|teamed|finished off|rounded off|washed down) (?:with|by)',
    replace: 'with',
  },
  {
    name: 'beside, and at an amount',
    example: [
      "a burger and I'll wash it down with a cola, at 500 ml, fries on the side",
      'a burger and a cola , 500 ml , fries',
    ],
    match:
      '(?:(?:ill|i) )?(?:wash|washed|washing) (?:it|them|that|everything)(?: all)? down with|(?<! in )at(?= <number> <metric>(?: (?:<each>|<per>|and|with)(?: |$)| <mark>|$))|(?:on|at) the side',
    replace: '',
  },
  {
    name: 'crust of a pizza',
    example: ['2 slices of pizza, regular crust', '2 slices of pizza ,'],
    match: '(pizzas?(?: [^\\s]+){0,30}? (?:<break>|-|\\(|with)) (<crust>(?: <crust>){0,12}) (?:crust|base)',
    replace: ({ groups: [, before, sort] }) => {
      const telling = before.at(-1)!.kind === 'open' && sort.some((token) => is(token, 'crustKind'))
      return telling ? undefined : { tokens: before }
    },
  },
]
