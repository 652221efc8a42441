import { exactMatch } from '../../food/food-match.ts'
import { is, markAt, type Token } from '../../language/token.ts'
import type { Meal, SharedRecipe } from '../types.ts'
import { divisionAt, isServing, type Mark } from './divided.ts'
import { eatenAt } from './eaten.ts'
import { amounts, endsOf, type Listed, listOf } from './list.ts'

/** Marks are compared with each other; a sentence that shares out more dishes than this is none. */
const mostMarks = 40

/**
 * Finds the recipes of which a share was eaten: "chilli for 4: 500 g mince, 2 tins of beans. I had one portion".
 * Leaves the tokens without what was said about sharing, and without the dish's name where its parts are measured.
 */
export function findSharedRecipes(meal: Meal): Meal {
  const { tokens } = meal
  const ends = endsOf(tokens, meal.text)
  const groups = groupsOf(tokens, marksOf(tokens))
  const recipes: SharedRecipe[] = []
  const dropped = new Set<number>()
  const cuts = new Set<number>()
  let first = 0
  for (const [place, all] of groups.entries()) {
    const end = groups[place + 1]?.[0]?.from ?? tokens.length
    const read = (marks: readonly Mark[]) => {
      const listed = marks.length > 0 ? listOf(tokens, marks, first, end, ends) : undefined
      const part = listed && partOf(tokens, marks, listed)
      return part !== undefined && isRecipe(tokens, marks, listed!)
        ? { marks, listed: listed!, part }
        : undefined
    }
    // "The pizza weighed 600 g, I ate 4 of 8 slices": what the whole weighed may be all that is listed.
    const found = read(all) ?? read(all.filter(({ kind, grams }) => kind === 'eaten' || grams === undefined))
    if (!found) continue
    const { marks, listed, part } = found
    drop(tokens, marks, listed, dropped, cuts)
    const from = amounts(tokens, listed.from, listed.to) > 1 ? listed.from : listed.head
    recipes.push({ start: tokens[from]!.start, end: tokens[listed.to - 1]!.end, part })
    first = Math.max(listed.to, marks.at(-1)!.to)
  }
  return recipes.length === 0 ? meal : { ...meal, tokens: kept(tokens, dropped, cuts), recipes }
}

function marksOf(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = []
  const named = new Set<string>()
  const nouns = new Set<string>()
  let counted = false
  for (let at = 0; at < tokens.length && marks.length < mostMarks; at++) {
    const token = tokens[at]!
    const said = token.kind === 'word' || token.kind === 'number'
    const eaten = () => eatenAt(tokens, at, named, nouns)
    // "Makes 6 servings … 2 servings": the second time they were eaten.
    const first = said && marks.length > 0 ? eaten() : undefined
    const mark = first ?? (said ? (divisionAt(tokens, at) ?? eaten()) : undefined)
    if (mark) {
      marks.push(mark)
      if (mark.kind === 'divided' && (mark.noun || is(token, 'cut'))) nouns.add(mark.noun ?? '')
      at = mark.to - 1
    } else if (token.kind === 'number') counted = true
    else if (token.kind === 'word' && !counted) named.add(token.stem)
  }
  return marks
}

/** One group for every dish: what it was divided into and what was eaten of it, in whichever order. */
function groupsOf(tokens: readonly Token[], marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = []
  for (const [place, mark] of marks.entries()) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const apart = last !== undefined && amounts(tokens, last.to, mark.from) > 0
    const eaten = group?.some(({ kind }) => kind === 'eaten')
    const whole = eaten && group!.some(({ kind, count, grams }) => kind === 'divided' && (count ?? grams))
    const listed = group?.some((one, at) => at > 0 && amounts(tokens, group[at - 1]!.to, one.from) > 0)
    const next = marks[place + 1]
    // "Half a pizza, 2 bananas and chili for 4, I had one": the half is that of the pizza.
    const isOther =
      mark.kind === 'divided' && next?.kind === 'eaten' && amounts(tokens, mark.to, next.from) === 0
    const ends = whole || listed || (eaten && (mark.kind === 'eaten' || isOther))
    if (!group || (apart && ends)) groups.push([mark])
    else group.push(mark)
  }
  return groups
}

/** The part of the whole that was eaten; one of as many as it serves where nobody says more. */
function partOf(tokens: readonly Token[], marks: readonly Mark[], { from, to }: Listed): number | undefined {
  const eaten = marks.filter(({ kind }) => kind === 'eaten')
  const divided = marks.filter(({ kind }) => kind === 'divided')
  if (eaten.length === 0 && isOwn(tokens, from, to)) return 1
  const told = eaten.find(({ part }) => part !== undefined) ?? eaten.at(-1)
  if (told?.part !== undefined) return told.part
  if (told?.of !== undefined) return shareOf(told.count!, told.of)
  if (told?.grams !== undefined)
    return shareOf(told.grams, divided.find(({ grams }) => grams !== undefined)?.grams)
  const counted = divided.filter(({ count }) => count !== undefined)
  const whole =
    counted.find(({ noun }) => noun !== undefined && noun === told?.noun) ??
    counted.find(({ noun }) => noun === undefined || told?.noun === undefined || isServing(told.noun)) ??
    counted.find(({ noun }) => isServing(noun))
  if (!whole) return undefined
  if (told?.count !== undefined) return shareOf(told.count, whole.count)
  const sure = told ? undefined : counted.find(({ loose }) => !loose)
  return sure && 1 / sure.count!
}

function shareOf(eaten: number, whole: number | undefined) {
  const part = whole === undefined ? 0 : eaten / whole
  return part > 0 && part <= 1 ? part : undefined
}

/** Whether it is a recipe at all, and not some foods of which somebody says how many. */
function isRecipe(tokens: readonly Token[], marks: readonly Mark[], { head, from, to }: Listed): boolean {
  const several = amounts(tokens, from, to)
  const divided = marks.some(({ kind }) => kind === 'divided')
  const eaten = marks.filter(({ kind }) => kind === 'eaten')
  if (!divided && eaten.some(({ loose }) => loose)) return false
  // "600 g pizza, ate 4 of 8 slices", but not 2 of the 6 doughnuts beside it.
  const ofAll = eaten.some(
    ({ of, from, to }) => of !== undefined && !tokens.slice(from, to).some(({ stem }) => exactMatch([stem])),
  )
  if ((divided && eaten.length > 0) || ofAll) return several > 0
  if (several < 2) return false
  const heading = tokens.slice(head, from)
  const colon = heading.some(({ kind, text }) => text === ':' || kind === 'dash')
  if (divided) return true
  const meal = heading.every((token) => token.kind !== 'word' || is(token, 'mealtime'))
  return marks.some(({ heads }) => heads) || (colon && !meal)
}

/** "My portion: …", "per serving: …": what is listed was eaten. */
function isOwn(tokens: readonly Token[], from: number, to: number) {
  const near = tokens.slice(Math.max(0, from - 5), to)
  return near.some((token, at) => is(token, 'ownShare') && is(near[at + 1], 'ownPortion'))
}

function drop(
  tokens: readonly Token[],
  marks: readonly Mark[],
  { head, from, to }: Listed,
  dropped: Set<number>,
  cuts: Set<number>,
) {
  for (const mark of marks) {
    for (let at = mark.from; at < mark.to; at++) dropped.add(at)
    cuts.add(mark.from)
  }
  const several = amounts(tokens, from, to) > 1
  for (let at = head; several && at < from; at++) dropped.add(at)
  cuts.add(from - 1).add(to)
}

/** Without what was dropped; a comma in its place, so that nothing is joined to what stood before it. */
function kept(tokens: readonly Token[], dropped: ReadonlySet<number>, cuts: ReadonlySet<number>): Token[] {
  const left: Token[] = []
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    const gone = dropped.has(at)
    if (token.kind === 'open' && !gone) depth++
    const stray = token.kind === 'close' && !gone && --depth < 0
    if (stray) depth = 0
    const comma = gone ? !dropped.has(at - 1) : stray || (cuts.has(at) && token.kind === 'word')
    if (comma) left.push(markAt(token, 'break', ','))
    if (!gone && !stray) left.push(token)
  }
  return left
}
