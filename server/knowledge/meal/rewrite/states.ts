import { exactMatch } from '../../food/food-match.ts'
import { is, type Token, wordAt } from '../../language/token.ts'
import { own, unitOf } from '../../language/units.ts'
import { foodNamed, nameAt } from '../foods/names.ts'
import type { Found, Rule } from './engine.ts'

/** How a food was when it was weighed, and how it was made, in one word. */
export const states: readonly Rule[] = [
  {
    name: 'weighed before cooking',
    example: ['80 g pasta before cooking', '80 g pasta raw'],
    match:
      '(?:(?:weighed|weight|measured) )?(?:before|pre)(?: (?:it|they|i|was|were|being|the)){0,12} <cooking>(?: (?:it|them|weight)){0,12}',
    replace: 'raw',
  },
  {
    name: 'state that it was not weighed in',
    example: ['180 g pasta (cooked weight, not dry)', '180 g pasta ( cooked )'],
    match:
      '(<weighedState>)(?: <weightWord>)?(?: <mark>)? (?:and )?not (?:the )?<weighedState>(?: <weightWord>)?',
    replace: '$1',
  },
  {
    name: 'meat only',
    example: ['chicken thigh, meat only, 150 g', 'chicken thigh , 150 g'],
    match: '(?:<mark> )?(?:the )?(?:meat|flesh) only(?= <mark>|$| no | without )',
    replace: '',
  },
  {
    name: 'without skin',
    example: ['chicken thigh skin removed', 'chicken thigh skinless'],
    match: '(?:skin <removed>|(?:no|without|minus) skins?)',
    replace: 'skinless',
  },
  {
    name: 'fat trimmed',
    example: ['sirloin steak, fat trimmed off', 'sirloin steak , lean'],
    match:
      '(?:(?:all|visible) ){0,12}(?:fat (?:trimmed|cut|removed)(?: off)?|trimmed (?:of|off)(?: (?:all|the|any))?(?: visible)? fat)',
    replace: 'lean',
  },
  {
    name: 'grain cooked in measured liquid',
    example: ['50 g oats cooked with 250 ml milk', '50 g oats dry with 250 ml milk'],
    match: '<simmered>(?= (?:(?:up|through|together) )?(?:in|with) <amount> <unit>)',
    replace: (found) => {
      const near = stretchBefore(found)
      const dry =
        near.some((token) => is(token, 'grain')) && stretchBehind(found).some((token) => is(token, 'liquid'))
      const weighed = near.some((token) => is(token, 'weight'))
      return dry && weighed ? { tokens: [wordAt(found.tokens[found.from]!, 'dry')] } : undefined
    },
  },
  {
    name: 'fried in measured fat',
    example: ['150 g potatoes pan roasted in 10 g oil', '150 g potatoes in 10 g oil'],
    match: '(?:<pan> )?<fried>(?= (?:(?:up|through|together) )?(?:in|with) <amount>)',
    replace: (found) => {
      const fat = stretchBehind(found).some((token) => is(token, 'fat'))
      const egg = stretchBefore(found).some(({ stem }) => stem === 'egg')
      return fat && !egg ? { tokens: [] } : undefined
    },
  },
]

function stretchBefore({ tokens, from }: Found): readonly Token[] {
  return untilBreak(tokens.slice(Math.max(0, from - 6), from).toReversed())
}

function stretchBehind({ tokens, to }: Found): readonly Token[] {
  return untilBreak(tokens.slice(to + 1, to + 9))
}

function untilBreak(tokens: readonly Token[]) {
  const end = tokens.findIndex(({ kind, text }) => kind === 'break' || kind === 'dash' || text === 'and')
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Sizes by what they are for; one that says nothing of the food's own size is `''`. */
const sizedFor: Record<string, string> = {
  fun: 'mini',
  bite: 'mini',
  cocktail: 'mini',
  snack: 'small',
  personal: 'personal',
  king: 'large',
  bun: '',
  full: '',
  standard: '',
  family: '',
  party: '',
}

/** Whether a name of at least two words ends before `end` ("cold cut sub"). */
function endsName(tokens: readonly Token[], end: number) {
  return [3, 2].some((count) => end >= count && nameAt(tokens, end - count) === count)
}

function isMeasure(token: Token | undefined) {
  return token?.kind === 'number' || token?.text === 'of' || unitOf(token?.text ?? '') !== undefined
}

/** What a weighed food became, and the parts of it that were weighed. */
export const shapes: readonly Rule[] = [
  {
    name: 'sizes by what they are for',
    example: ['a fun-size kit kat', 'a mini kit kat'],
    match: '<word> sized?',
    replace: ({ tokens, from, to }) => {
      const size = own(sizedFor, tokens[from]!.text)
      if (size === undefined || nameAt(tokens, from) > to - from) return undefined
      return { tokens: size ? [wordAt(tokens[from]!, size)] : [] }
    },
  },
  {
    name: 'what it has',
    example: ['a pizza that has ham and pineapple', 'a pizza with ham and pineapple'],
    match: '(?:that|which) (?:has|have|had|contains)(?: both)?(?= <word>)',
    replace: 'with',
  },
  {
    name: 'what is in it',
    example: ["a doughnut that's filled with custard", 'a doughnut containing custard'],
    match: '(?:(?:thats|that is|which is) )?(?:filled|stuffed|coated|covered|dipped) (?:with|in)',
    replace: 'containing',
  },
  {
    name: 'kinds of sandwiches',
    example: ['a steak hoagie sandwich', 'a steak hoagie'],
    match: '(<sandwichKind>) sandwich(?:es)?',
    replace: ({ tokens, from, to, groups: [, kind] }) =>
      nameAt(tokens, from) >= to - from && !endsName(tokens, to - 1) ? undefined : { tokens: kind },
  },
  {
    name: 'either kind',
    example: ['chicken or turkey noodle soup', 'turkey noodle soup'],
    match: '<word> or(?= <word> (?!<joint> )<word>)',
    replace: ({ tokens, to }) => (nameAt(tokens, to) > 1 ? { tokens: [] } : undefined),
  },
  {
    name: 'mixtures',
    example: ['a mix of regular and decaf coffee', 'a regular and decaf coffee'],
    match: '(?:mix|mixture|blend|combination|combo|assortment) of(?= <word>)',
    replace: '',
  },
  {
    name: 'burger without its bun',
    example: ['a cheeseburger, no bun', 'a cheeseburger without bun'],
    match:
      '((?:<word> ){0,2}\\S*burgers?)(?: ,)? (?:without|no|minus|with no)(?: (?:the|a|any))? (?:bun|bread|roll)s?',
    replace: ({ tokens, to, groups: [, burger] }) => {
      const without = ['without', 'bun'].map((word) => wordAt(tokens[to - 1]!, word))
      const named = burger.map((_, at) => burger.slice(at)).find((words) => foodNamed(words) !== undefined)
      return named && foodNamed([...named, ...without]) ? { tokens: [...burger, ...without] } : undefined
    },
  },
  {
    name: 'examples of a kind',
    example: ['vegetables such as carrots and peas', 'carrots and peas'],
    match:
      '(?:(?:some|mixed|assorted|various|other) )?<wholeKind> (?:such as|like|including)(?= (?!<number>)<word>)',
    replace: ({ tokens, from }) =>
      isMeasure(tokens[from - 1]) || tokens[from - 1]?.text === 'with' ? undefined : { tokens: [] },
  },
  {
    name: 'nothing added',
    example: ['oatmeal with no added fat', 'oatmeal'],
    match: '(?:(?:with )?no|without) added (?:fat|salt|sugars?)',
    replace: '',
  },
  {
    name: 'sub by its length',
    example: ['footlong turkey with cheese', 'a footlong turkey sub with cheese'],
    match:
      '(?:an? )?(footlong|foot long|<number> inch) (?:(?:<shop>|subway) )?(<word>)(?= <connector>| <mark>|$)',
    replace: ({ groups: [, length, filling] }) => {
      const last = filling[0]!
      const isSub = !is(last, 'filler') && exactMatch([last.stem, 'sub']) !== undefined
      return isSub ? { tokens: [wordAt(length[0]!, 'a'), ...length, last, wordAt(last, 'sub')] } : undefined
    },
  },
  {
    name: 'sandwich made with',
    example: ['a sandwich made with ham', 'a sandwich with ham'],
    match: '(?<=sandwich )made (?:with|of|from)(?= (?!<number>)<word>)',
    replace: 'with',
  },
  {
    name: 'made into',
    example: ['227 g ground beef made into a patty', '227 g ground beef'],
    match:
      '(<number> <weight>(?: (?!<shaping> )<word>){0,12}) <shaping>(?: up| out)? into(?! <amount> <weight>)(?: <amount>)?(?: (?!<joint>(?: |$))<word>){0,7}',
    replace: '$1',
  },
  {
    name: 'meat of a dish',
    example: ['chicken stew, 100 g meat', 'chicken , 100 g'],
    match: '((?:<word> ){2,4})(, )?(<number> <weight>(?: of)?) meat<wordless>',
    replace: ({ groups: [, words, comma, amount] }) => {
      for (let at = 0; at < words.length - 1; at++) {
        const name = words.slice(at)
        const animal = name.findLast((token) => is(token, 'meat'))
        const dish = foodNamed(name)
        if (animal && dish?.category === 'main_dish')
          return { tokens: [...words.slice(0, at), animal, ...comma, ...amount] }
      }
      return undefined
    },
  },
  {
    name: 'patties of what was named',
    example: ['veggie burger 1 patty (70 g)', 'veggie burger 1 pieces ( 70 g )'],
    match: '((?:<word> ){1,3})(<number>) (?:patty|patties|pattie|balls?)<wordless>',
    replace: ({ groups: [, words, number] }) => {
      const known = words.some((_, at) => nameAt(words, at) === words.length - at)
      if (!known || is(words.at(-1), 'meat')) return undefined
      return { tokens: [...words, ...number, wordAt(number[0]!, 'pieces')] }
    },
  },
]
