import { is } from '../../language/token.ts'
import { nameAt } from '../foods/names.ts'
import type { Rule } from './engine.ts'

/** Words and figures that say nothing about what was eaten; taken out before spelling is mended. */
export const noise: readonly Rule[] = [
  {
    name: 'times and energies',
    example: ['a 16 year old whisky', 'a whisky'],
    match: '<number> (?:<time>( old)?|proof)',
    replace: '',
  },
  {
    name: 'distances',
    example: ['after my 10k run 2 eggs', 'after my run 2 eggs'],
    match: '<number> k(?= (?:run|race|walk|ride|swim|steps|jog|hike)(?: |$)| <mark>)',
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
    name: 'nutrients in it',
    example: ['protein bar 60 g (20 g protein)', 'protein bar 60 g ( )'],
    match: '<number> (?:m?g|grams?) <nutrient>(?= and(?: |$)| <mark>| <number>|$)',
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
    match: '(?:got|went|worked|munched) through|polished off|put away|tucked into',
    replace: 'ate',
  },
  {
    name: 'not so made',
    example: ['2 slices of bread, not toasted', '2 slices of bread ,'],
    match: '(?:not|never) (?:toasted|fried|cooked|breaded|buttered|sweetened)|(?:flesh|edible part) only',
    replace: '',
  },
  {
    name: 'split in the middle',
    example: ['pizza split half and half with my wife', 'pizza split with my wife'],
    match: '(split|shared)(?: it)? (?:half and half|half half|fifty fifty|50 / 50|down the middle)',
    replace: '$1',
  },
  {
    name: 'double of a spirit, which is a serving',
    example: ['a double gin', 'a gin'],
    match: '(?:double|single)(?= <spirit>(?: |$))',
    replace: '',
  },
  {
    name: 'shops',
    example: ['fries from mcdonalds', 'fries from'],
    match: '<shop>',
    replace: ({ tokens, from, to }) => (nameAt(tokens, from) >= to - from ? undefined : { tokens: [] }),
  },
  {
    name: 'tastes',
    example: ['cola with a cherry taste', 'cola'],
    match: 'with (?:an? )?<word>(?: <word>)? taste(?= <mark>| <connector>|$)',
    replace: '',
  },
  {
    name: 'from a mix',
    example: ['mac and cheese made from a boxed mix', 'mac and cheese'],
    match: '(?:(?:made|prepared) )?from (?:an? )?(?:dry|boxed|box|packaged|packet|powdered) mix',
    replace: '',
  },
  {
    name: 'places that cook',
    example: ['lasagna at the italian place', 'lasagna'],
    match: '(?:at|from) (?:the|an?|our|my) (?:<word> ){0,2}<place>',
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
    name: 'drunk with it',
    example: ["a burger and I'll wash it down with a cola", 'a burger and a cola'],
    match: '(?:(?:ill|i) )?(?:wash|washed|washing) (?:it|them|that|everything)(?: all)? down with',
    replace: '',
  },
  {
    name: 'at, before an amount',
    example: [
      '2 scones at 35 g each, a sports drink, at 500 ml',
      '2 scones 35 g each , a sports drink , 500 ml',
    ],
    match: '(?<! in )at(?= <number> <metric>(?: (?:<each>|<per>|and|with)(?: |$)| <mark>|$))',
    replace: '',
  },
  {
    name: 'on the side',
    example: ['fries on the side', 'fries'],
    match: '(?:on|at) the side',
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
