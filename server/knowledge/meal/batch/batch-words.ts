import { readNumber } from '../../numbers.ts'
import { unitOf } from '../../units.ts'
import type { Token } from '../../language/token.ts'

/** Something said about how a dish was shared out, from one token up to another. */
export type Mark = {
  kind: 'divided' | 'eaten'
  from: number
  to: number
  /** How many the whole was divided into, or were eaten. */
  count?: number | undefined
  /** What was counted: `slice`, `bowl`. */
  noun?: string | undefined
  /** What the whole weighed, or what was eaten of it. */
  grams?: number | undefined
  /** "2 of the 8": of how many. */
  of?: number | undefined
  /** "A third of it". */
  part?: number | undefined
  /** Says nothing by itself: "(8 slices)" needs what was eaten, "2 slices of banana bread" how many it had. */
  loose?: boolean
  /** "I ate half of: …", "my recipe: …": what follows is the list. */
  heads?: boolean
}

/** Vessels and shares that anything may be divided into. */
const servings =
  /^(portion|serving|serve|helping|helping|person|people|adult|meal|lunch|lunche|dinner|box|boxe|container|tupperware|tub|bowl|plate|jar|share|way|ration|katori|ladle|bento)$/
const pieces =
  /^(slice|piece|pc|bit|wedge|square|bar|ball|cookie|biscuit|muffin|pancake|waffle|crepe|brownie|scone|roll|cup|cupcake|burger|pattie|patty|meatball|wrap|burrito|taco|samosa|dumpling|flapjack|stick|chunk|cube|glass|glasse|mug|pint|half|halve|half|third|quarter|cake|bagel|bun|loaf|pot|jam jar|ramekin|pasty|pastie|tortilla|enchilada|fritter|cracker|truffle|bite|dosa|idli|idly|chilla|paratha|roti|chapati|naan|arepa|tamale|empanada|pierogi|gyoza|falafel|latke|blini|drop scone|pie|tart|quesadilla|sandwich|sandwiche|kebab|skewer|omelette|pizza)$/

export function nounOf({ text }: Token): string {
  return text === 'people' ? 'person' : text.replace(/(?<=[^s])s$/, '').replace(/(?<=(x|ch|ss))e$/, '')
}

export function isServing(noun: string | undefined): boolean {
  return noun !== undefined && servings.test(noun)
}

const describing =
  /^(equal|even|equally|evenly|small|large|big|generous|decent|good|individual|whole|full|same|hearty|medium|mini|huge|single|more|of|the|my|those|these|us)$/

/** The vessel or piece that was counted, and what comes after it; any word in the plural where the verb tells. */
export function nounAt(tokens: readonly Token[], from: number, any = false): { noun?: string; next: number } {
  let at = from
  while (describing.test(tokens[at]?.text ?? '')) at++
  const token = tokens[at]
  if (token?.kind !== 'word') return { next: from }
  const noun = nounOf(token)
  const plain = any && token.text.endsWith('s') && !unitOf(token.text) && isEnd(tokens[at + 1])
  return servings.test(noun) || pieces.test(noun) || plain ? { noun, next: at + 1 } : { next: from }
}

const ordinals: Record<string, number> = {
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
}

/** "A sixth", "1/24", "25%", "half", "three quarters", "2 thirds". */
export function shareAt(
  tokens: readonly Token[],
  at: number,
): { value: number; next: number; of: boolean } | undefined {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(tokens[at]?.text ?? '')?.[1]
  if (percent) return tokens[at + 1]?.text === 'of' ? ended(tokens, Number(percent) / 100, at + 1) : undefined
  const [one, slash, all] = tokens.slice(at, at + 3)
  if (one?.kind === 'number' && slash?.kind === 'slash' && all?.kind === 'number' && all.value > one.value)
    return ended(tokens, one.value / all.value, at + 3)
  const many = /^(a|an|one)$/.test(one?.text ?? '') ? 1 : readNumber(tokens, at)?.value
  const parts = ordinals[tokens[at + 1]?.text.replace(/s$/, '') ?? '']
  if (many && parts && Number.isInteger(many)) return ended(tokens, many / parts, at + 2)
  const number = readNumber(tokens, at)
  if (!number || number.value >= 1 || number.value <= 0) return undefined
  const last = tokens[number.next - 1]
  const article = /^an?$/.test(last?.text ?? '') ? tokens[number.next - 2] : last
  const of = /^(of|the)$/.test(article?.text ?? '')
  return of ? { value: number.value, next: number.next, of } : ended(tokens, number.value, number.next)
}

function ended(tokens: readonly Token[], value: number, at: number) {
  const of = tokens[at]?.text === 'of'
  const the = of && tokens[at + 1]?.text === 'the' ? 2 : of ? 1 : 0
  return value > 0 && value < 1 ? { value, next: at + the, of } : undefined
}

export function wholeNumber(tokens: readonly Token[], at: number) {
  const number = tokens[at] && readNumber(tokens, at)
  if (!number || number.article || number.part || number.value < 1) return undefined
  const first = readNumber(tokens.slice(at, at + 1), 0)
  // "For five - 400 g rice" is no range.
  if (first && number.value > 2 * first.value && tokens[at + 1]?.kind === 'dash')
    return { ...first, next: at + 1 }
  return Number.isInteger(2 * number.value) ? number : undefined
}

/** Where nothing more is said of what was counted. */
export function isEnd(token: Token | undefined): boolean {
  return token?.kind !== 'word' && token?.kind !== 'number'
    ? token?.kind !== 'slash'
    : /^(and|i|we|plus|total|altogether|with|in|for|so|then|had|ate|from|using|each|because|but|while|at|today|tonight|yesterday|to|as|after|before|on|alongside|myself|this|now|he|she|hubby|they|overall|last|ive|which|made|later|straight|if|it|over|just|only|again|taken|took|eaten|when|when|one)$/.test(
        token.text,
      )
}
