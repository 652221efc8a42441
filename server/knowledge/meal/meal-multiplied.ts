import { readNumber } from '../numbers.ts'
import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'

/**
 * "Parathas x2 - each: 50 g flour, 70 g potato; with 100 g yogurt": the amounts of what one is made of, as many times
 * as there are of it, up to what stands beside them.
 */
export function withMultiplied(said: readonly Token[]): Token[] {
  const tokens = withoutOneOfEach(said)
  const at = tokens.findIndex(
    ({ text }, place) =>
      /^(each|ea)$/.test(text) && isList(tokens[place + 1]) && !isWeightOrVolume(tokens[place - 1]),
  )
  if (at < 1) return [...tokens]
  const from = stretchStart(tokens, at)
  const counted = countBefore(tokens, from, at) ?? countNear(tokens, from)
  if (!counted || counted.count < 2 || counted.count > 12) return [...tokens]
  const joins = tokens[at + 1]!.kind === 'word'
  const beside = tokens.findIndex(
    (token, place) => place > at + 1 && token.kind === 'break' && isBeside(tokens[place + 1]),
  )
  const end = beside < 0 ? tokens.length : beside
  const times = (token: Token, place: number, list: readonly Token[]): Token => {
    const one = /^(an?|one)$/.test(token.text) && isSpoon(list[place + 1]) ? 1 : token.value
    if ((token.kind !== 'number' && one !== 1) || isOfVessel(list, place)) return token
    return { ...token, kind: 'number', value: one * counted.count, text: String(one * counted.count) }
  }
  const several = tokens.slice(at, end).filter(({ kind }) => kind === 'number').length > 1
  const before = tokens[at - 1]!.kind === 'break' ? at - 1 : at
  const colon: Token = { ...tokens[at]!, kind: 'break', text: ':', stem: ':' }
  const head = joins
    ? [...tokens.slice(0, before), ...(several ? [colon] : [])]
    : tokens.slice(0, counted.start)
  const behind =
    tokens[at - 1]!.kind === 'dash' || joins
      ? []
      : tokens.slice(counted.end, at).filter(({ kind }) => kind === 'word')
  return [
    ...head,
    ...behind,
    ...tokens.slice(joins && several ? at + 2 : at + 1, end).map(times),
    ...tokens.slice(end),
  ]
}

/** "Two pieces of toast, white, each with butter": past stretches that have no amount. */
function countNear(tokens: readonly Token[], from: number) {
  let end = from
  for (let back = 0; back < 3 && end > 0; back++) {
    const start = stretchStart(tokens, end - 1)
    const counted = countBefore(tokens, start, end)
    if (counted || tokens.slice(start, end).some(({ kind }) => kind === 'number')) return counted
    end = start
  }
  return undefined
}

function isSpoon(next: Token | undefined) {
  return /^(level|heaped|heaping|rounded|scant|tsp|tbsp|teaspoon|tablespoon|spoon|spoonful|pat|knob|slice|splash)$/.test(
    next?.text ?? '',
  )
}

/** "Each with 1 tsp sugar, 8 oz cups": one cup does not grow with their number. */
function isOfVessel(list: readonly Token[], at: number) {
  return isWeightOrVolume(list[at + 1]) && /^(cup|mug|glass|bowl)(s|es)?$/.test(list[at + 2]?.text ?? '')
}

/** "Each one with 20 ml milk". */
function withoutOneOfEach(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text }, at) => {
    const each = tokens[at - 1]?.text === 'each' && /^(one|cup|mug|slice|bowl)$/.test(text)
    return !(each && isList(tokens[at + 1]))
  })
}

function isWeightOrVolume(token: Token | undefined) {
  return /^(grams|millilitres)$/.test(unitOf(token?.text ?? '')?.kind ?? '')
}

function isList(next: Token | undefined) {
  return next?.text === ':' || /^(with|had|has|made|containing)$/.test(next?.text ?? '')
}

function isBeside(next: Token | undefined) {
  return /^(with|plus|and|alongside|then)$/.test(next?.text ?? '')
}

function stretchStart(tokens: readonly Token[], at: number) {
  for (let back = at - 1; back >= 0; back--)
    if (tokens[back]!.kind === 'break' && back < at - 1) return back + 1
  return 0
}

/** "x2" or "2 x" and the like before "each", with the words it is said by. */
function countBefore(tokens: readonly Token[], from: number, at: number) {
  for (let place = at - 1; place >= from; place--) {
    const number = readNumber(tokens, place)
    if (!number || !Number.isInteger(number.value) || isWeightOrVolume(tokens[number.next])) continue
    const start = tokens[place - 1]?.text === 'x' ? place - 1 : place
    return { count: number.value, start, end: number.next }
  }
  return undefined
}
