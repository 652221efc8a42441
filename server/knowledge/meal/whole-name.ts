import { inClass } from '../language/lexicon.ts'
import type { Food } from '../food.ts'
import { foodIndex, keyOf } from '../food-index.ts'
import { exactMatch, type Match, partialMatch, sameWords, tellsNothing } from '../food-match.ts'
import { canonical, preparations, wordsOf } from '../food-words.ts'
import { is, type Token } from '../language/token.ts'

/** The food that all of the words name, in the table's order or in another, or in the state it was weighed in. */
export function wholeName(words: readonly Token[]): Match | undefined {
  const stems = words.map(({ stem }) => stem)
  return (
    exactMatch(madeBehind(words)) ??
    exactMatch(stems) ??
    exactMatch(turned(words)) ??
    sameWords(stems) ??
    uncooked(words) ??
    fullFat(words) ??
    handled(words) ??
    trimmed(words) ??
    inPieces(words) ??
    flavoured(words)
  )
}

/** "Uncooked penne", "raw chicken breast grilled" are what lay on the scales: the row of what the cooked food was before. */
function uncooked(words: readonly Token[]): Match | undefined {
  const rest = words.filter(({ stem }) => !inClass('raw', stem))
  if (rest.length === words.length || rest.length === 0) return undefined
  const plain = rest.filter(({ text }) => !inClass('cooked', text))
  for (const said of [rest, plain]) {
    const stems = said.map(({ stem }) => stem)
    const cooked = exactMatch(stems)
    const row = rowBefore(stems) ?? (cooked && rowOfKind(cooked.food))
    if (row) return row
  }
  return plain.length < rest.length ? exactMatch(plain.map(({ stem }) => stem)) : undefined
}

/** Of a sort without a row of its own the row of its kind: dry couscous of the pearl one. */
function rowOfKind({ name, category }: Food): Match | undefined {
  const stems = wordsOf(name).map(canonical)
  const kind = category === 'grain' || category === 'protein' ? stems.slice(-1) : []
  return (
    rowBefore(stems) ??
    (stems.length > 1 && kind.length > 0 && inClass('dryGoods', kind[0]!)
      ? rowBefore(kind)
      : undefined)
  )
}

function rowBefore(stems: readonly string[]): Match | undefined {
  return exactMatch(['dry', ...stems]) ?? exactMatch(['raw', ...stems])
}

/** "Chilli flavoured tortilla chips" are tortilla chips. */
function flavoured(words: readonly Token[]): Match | undefined {
  const at = words.findIndex(({ stem }) => stem === 'flavored')
  const state = words.filter(({ stem }, place) => place < at && inClass('raw', stem))
  return at < 1 ? undefined : exactMatch([...state, ...words.slice(at + 1)].map(({ stem }) => stem))
}

/** "Cream cheese rolled up": what was done with a food does not name another. */
function handled(words: readonly Token[]): Match | undefined {
  let end = words.length
  while (end > 1 && isDone(words[end - 1]!)) end--
  const done = words.slice(end)
  if (!done.some(({ text }) => text.endsWith('ed')) || end === 0) return undefined
  const all = partialMatch(words.map(({ stem }) => stem))
  return all?.left === 0 && all.food.name.endsWith('ed')
    ? undefined
    : exactMatch(words.slice(0, end).map(({ stem }) => stem))
}


function isDone({ text, stem }: Token) {
  if (tellsNothing(text) || tellsNothing(stem)) return true
  const tells = preparations.has(stem) || preparations.has(text) || inClass('namedState', text)
  return /..ed$/.test(text) && !tells && !foodIndex().exact.has(stem)
}

/** "Grilled trimmed sirloin steak": however it was made, the lean row. */
function trimmed(words: readonly Token[]): Match | undefined {
  if (!words.some(({ text }) => text === 'trimmed')) return undefined
  const rest = words.filter(
    ({ text }) => !inClass('trimState', text),
  )
  const stems = rest.map(({ stem }) => stem)
  const row = exactMatch(stems)?.food.name
  const names = row ? [stems, wordsOf(row).map(canonical)] : [stems]
  for (const name of names) {
    const lean = exactMatch(['trimmed', ...name]) ?? exactMatch(['lean', ...name])
    if (lean) return lean
  }
  return undefined
}

/** "Melon wedges", "mango chunks": how a fruit was cut. */
function inPieces(words: readonly Token[]): Match | undefined {
  if (words.length < 2 || !is(words.at(-1), 'pieceOfFruit'))
    return undefined
  const match = exactMatch(words.slice(0, -1).map(({ stem }) => stem))
  return match && /^(fruit|vegetable)$/.test(match.food.category) ? match : undefined
}

/** "Full fat cheddar" is plain cheddar, and not the row that has fat in its name. */
function fullFat(words: readonly Token[]): Match | undefined {
  const at = words.findIndex(({ text }, place) => text === 'full' && words[place + 1]?.text === 'fat')
  return at < 0 ? undefined : exactMatch(words.toSpliced(at, 2).map(({ stem }) => stem))
}

/** "Sandwich with ham" as the table has it: ham sandwich. */
export function turned(words: readonly Token[]): string[] {
  const joint = words.findIndex(({ text }) => text === 'with')
  const stems = words.map((word) => word.stem)
  return joint < 1 ? [] : [...stems.slice(joint + 1), ...stems.slice(0, joint)]
}

/** "Spinach cooked", "rice brown": how it was made, where the table says it first. */
function madeBehind(words: readonly Token[]): string[] {
  const last = words.at(-1)
  if (!last || words.length < 2 || !preparations.has(last.stem)) return []
  const stems = words.map(({ stem }) => stem)
  return foodIndex().exact.has(keyOf(stems)) ? [] : [last.stem, ...stems.slice(0, -1)]
}
