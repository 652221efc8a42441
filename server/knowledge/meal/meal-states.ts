import { preparations } from '../food-words.ts'
import { readNumber } from '../numbers.ts'
import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'

/**
 * The sentence with the state in which a food was weighed said by one word: "before cooking" is raw, a "dry block" dry,
 * "50 g oats cooked with 250 ml milk" dry too; "potatoes roasted in 10 g oil" are plain ones with the oil beside them.
 */
export function withPlainStates(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const uncooked = beforeCooking(tokens, at)
    if (uncooked > 0) {
      kept.push({ ...token, text: 'raw', stem: 'raw', slips: 0, unknown: false })
      at += uncooked - 1
    } else if (isSkinned(tokens, at)) {
      kept.push({ ...token, text: 'skinless', stem: 'skinless', slips: 0, unknown: false })
      at++
    } else if (fatOff(tokens, at) > 0) {
      kept.push({ ...token, text: 'trimmed', stem: 'trimmed', slips: 0, unknown: false })
      at += fatOff(tokens, at) - 1
    } else if (isInSkin(tokens, at)) at += 2
    else if (isBoneIn(tokens, at)) at += 2
    else if (isAlsoDone(tokens, at)) continue
    else if (isBlock(token, tokens[at - 1]) || isMeasuredButter(tokens, at) || isFlavour(tokens, at)) continue
    else if (isBare(tokens, at)) {
      withoutFrying(kept)
      at++
    } else {
      const state = madeIn(tokens, at, kept)
      if (state === 'dry') kept.push({ ...token, text: 'dry', stem: 'dry', slips: 0, unknown: false })
      else if (state === 'plain') withoutPan(kept)
      else kept.push(token)
    }
  }
  return kept
}

const cooking = /^(cooking|cooked|boiling|boiled|frying|roasting|grilling)$/

/** How many words from here say that it was weighed raw: "weighed before cooking", "pre-cooked weight". */
function beforeCooking(tokens: readonly Token[], at: number): number {
  const start = /^(weighed|weight|measured)$/.test(tokens[at]!.text) ? at + 1 : at
  if (!/^(before|pre|precooked)$/.test(tokens[start]?.text ?? '')) return 0
  let end = start + 1
  if (tokens[start]!.text === 'precooked') return start > at || tokens[end]?.text === 'weight' ? end - at : 0
  while (/^(it|they|i|was|were|being|the)$/.test(tokens[end]?.text ?? '')) end++
  if (!cooking.test(tokens[end]?.text ?? '')) return 0
  while (/^(it|them|weight)$/.test(tokens[end + 1]?.text ?? '')) end++
  return end + 1 - at
}

/** "81 g dry block", "raw weight": the piece of what is dry is no food. */
function isBlock({ text }: Token, before: Token | undefined) {
  return /^(dry|dried|raw|uncooked)$/.test(before?.text ?? '') && /^(block|nest|cake|brick)s?$/.test(text)
}

/** "Chicken thigh, skin removed". */
function isSkinned(tokens: readonly Token[], at: number) {
  return tokens[at]!.text === 'skin' && /^(removed|off|discarded)$/.test(tokens[at + 1]?.text ?? '')
}

/** How many words from here say that the fat was cut off: "fat trimmed off", "trimmed of all fat". */
function fatOff(tokens: readonly Token[], at: number): number {
  const said = tokens.slice(at, at + 5).map(({ text }) => text)
  return fatless.exec(said.join(' '))?.[0].split(' ').length ?? 0
}

const fatless =
  /^(all |visible )*(fat (trimmed|cut|removed)( off)?|trimmed (of|off) (all |the |any )?(visible )?fat)\b/

/** "Chicken leg, bone in, 160 g": no food of its own. */
function isBoneIn(tokens: readonly Token[], at: number) {
  const [before, bone, where, after] = [tokens[at - 1], ...tokens.slice(at, at + 3)]
  if (before?.kind !== 'break' || after?.kind !== 'break') return false
  return bone?.text === 'bone' && /^(in|on)$/.test(where?.text ?? '')
}

/** "Potato baked in its skin": how, and no food beside it. */
function isInSkin(tokens: readonly Token[], at: number) {
  const [place, whose, skin] = tokens.slice(at, at + 3).map(({ text }) => text)
  return (
    place === 'in' &&
    /^(its|it|their|the)$/.test(whose ?? '') &&
    /^(skin|skins|jacket|jackets)$/.test(skin ?? '')
  )
}

/** "Peeled and chopped 120 g": one more thing that was done with it. */
function isAlsoDone(tokens: readonly Token[], at: number) {
  const done = (place: number) =>
    /..ed$/.test(tokens[place]?.text ?? '') && preparations.has(tokens[place]!.text)
  const ends = tokens[at + 2]?.kind !== 'word' || fatOff(tokens, at + 1) > 0
  return tokens[at]!.text === 'and' && done(at - 1) && done(at + 1) && ends
}

/** "Cheese and onion flavoured crisps": the table has them without the word. */
function isFlavour(tokens: readonly Token[], at: number) {
  if (tokens[at]!.stem !== 'flavored') return false
  return [1, 2, 3].some((back) => {
    const plain = [...tokens.slice(Math.max(0, at - back), at), ...tokens.slice(at + 1, at + 4)]
    return at >= back && nameAt(plain, 0) > back
  })
}

/** "Toast, thinly buttered (10 g butter)": the butter is weighed, so the toast is plain. */
function isMeasuredButter(tokens: readonly Token[], at: number) {
  if (tokens[at]!.text !== 'buttered') return false
  const after = tokens.slice(at + 1, at + 8)
  const butter = after.findIndex(({ stem }) => /^(butter|margarine)$/.test(stem))
  return butter > 0 && after.slice(0, butter).some(({ kind }) => kind === 'number')
}

/** "No oil", "without any fat": how it was made, and none of the rows that have oil in them. */
function isBare(tokens: readonly Token[], at: number) {
  return /^(no|without|zero)$/.test(tokens[at]!.text) && /^(oil|fat)$/.test(tokens[at + 1]?.text ?? '')
}

/** "Roasted sweet potato, no oil" is the plain vegetable. */
function withoutFrying(kept: Token[]) {
  for (let back = kept.length - 1; back >= Math.max(0, kept.length - 6); back--) {
    const { kind, text } = kept[back]!
    if (kind === 'break') return
    if (/^(roasted|roast|sauteed|fried|air)$/.test(text) && !isMeat(kept, back)) kept.splice(back, 1)
  }
}

const meats = /^(egg|chicken|turkey|beef|lamb|pork|duck|ham|veal|goose)$/

function isMeat(tokens: readonly Token[], at: number) {
  return tokens.slice(Math.max(0, at - 2), at + 3).some(({ stem }) => meats.test(stem))
}

const dryFoods =
  /^(oat|rice|quinoa|couscous|bulgur|barley|millet|buckwheat|lentil|pasta|spaghetti|penne|macaroni|noodle|polenta|semolina|farro|freekeh|dal|daal|dhal)$/
const made = /^(cooked|boiled|simmered|soaked|microwaved|heated|prepared|stirred)$/
const fried = /^(fried|roasted|sauteed|cooked|baked|browned|softened|grilled|seared)$/

/** What a participle before "in" or "with" and an amount tells: a grain beside its liquid was weighed dry, and what was fried in weighed fat is plain. */
function madeIn(tokens: readonly Token[], at: number, before: readonly Token[]): 'dry' | 'plain' | undefined {
  const { text, kind } = tokens[at]!
  if (kind !== 'word' || !(made.test(text) || fried.test(text))) return undefined
  const joint = /^(up|through|together)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  if (!/^(in|with)$/.test(tokens[joint]?.text ?? '')) return undefined
  const amount = tokens[joint + 1] && readNumber(tokens, joint + 1)
  if (!amount) return undefined
  const rest = untilBreak(tokens.slice(joint + 1, joint + 8))
  const near = untilBreak(before.slice(-6).toReversed())
  const liquid = rest.some(({ stem }) => /^(water|milk|stock|broth|oatly)$/.test(stem))
  const poured = unitOf(tokens[amount.next]?.text ?? '')
  if (liquid && made.test(text) && near.some(({ stem }) => dryFoods.test(stem))) {
    const weighed = near.some((token) => unitOf(token.text)?.kind === 'grams')
    return weighed && poured ? 'dry' : undefined
  }
  const fat = rest.some(({ stem }) => /^(oil|butter|ghee|lard|margarine|dripping)$/.test(stem))
  return fat && fried.test(text) && !near.some(({ stem }) => stem === 'egg') ? 'plain' : undefined
}

/** "Pan fried in 10 g butter": the pan goes with the frying. */
function withoutPan(kept: Token[]) {
  if (/^(pan|stir|shallow|oven|deep)$/.test(kept.at(-1)?.text ?? '')) kept.pop()
}

function untilBreak(tokens: readonly Token[]) {
  const end = tokens.findIndex(({ kind, text }) => kind === 'break' || kind === 'dash' || text === 'and')
  return end < 0 ? tokens : tokens.slice(0, end)
}
