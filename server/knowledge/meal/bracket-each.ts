import { inClass } from '../language/lexicon.ts'
import { isCondiment } from '../additions.ts'
import { is, type Token } from '../language/token.ts'
import type { Quantity } from '../quantity.ts'
import type { Mention } from './mentions/mention.ts'
import { findFoods } from './mentions/mention-foods.ts'

/** The scan that met the bracket, as far as "each" needs it. */
type Scan = {
  readonly mentions: Mention[]
  readonly current: Mention
  /** Ends the current mention. */
  close(link: string): void
}

/** "2 tacos with beef (69 g each)": each of what was counted, which is the tacos. */
export function counted({ mentions, current }: Scan, target: Mention): Mention {
  let part = target
  const all = target === current ? [...mentions, current] : mentions
  for (let at = all.indexOf(target) - 1; at >= 0; at--) {
    const before = all[at]!
    const isPart = inClass('added', part.link) && part.quantity === undefined
    if (!isPart || before.clause !== target.clause) return target
    if (before.quantity?.count !== undefined) return part.link === 'with' ? before : target
    part = before
  }
  return target
}

/** "Two frankfurters in buns (43 g each)": as many as there are of what lies in them. */
export function wrapped(
  { mentions, current }: Scan,
  { link, words, quantity, clause }: Mention,
): number | undefined {
  const several = /[^s]s$/.test(words.at(-1)?.text ?? '') && quantity === undefined
  const before = mentions.at(-1)
  if (!several || !inClass('placed', link) || before === current || before?.clause !== clause) return undefined
  return before.quantity?.count
}

/** "Two rice cakes with almond butter (1 tbsp each)", "pb toast x2 (1 tbsp each)": spoons are of what was spread. */
export function spoonedOn(scan: Scan, target: Mention, base: Mention, quantity: Quantity): boolean {
  const count = base.quantity?.count
  if (!inClass('spreadMeasure', quantity.unit) || count === undefined) return false
  const each = { ...quantity, each: false, count: (quantity.count ?? 1) * count }
  if (target !== base) {
    target.quantity = each
    return true
  }
  const [spread, ...rest] = target.words
  const food = spread && findFoods([spread])[0]?.match.food
  if (!food || !isCondiment(food) || findFoods(rest).length === 0) return false
  target.words = rest
  const { start, end } = spread
  if (target === scan.current) scan.close('with')
  scan.mentions.push({ words: [spread], quantity: each, clause: target.clause, link: 'with', start, end })
  return true
}

/** "3 tacos (25 g tortilla, 40 g beef, 10 g cheese each)": what ends a list holds for all of it. */
export function eachOf(stretch: readonly Token[], list: readonly (readonly Token[])[]): readonly Token[] {
  const each = list.at(-1)!.at(-1)!
  const only =
    is(each, 'each') && list.flat().filter(({ text }) => text === each.text).length === 1
  return only && list.length > 1 && stretch.at(-1) !== each ? [...stretch, each] : stretch
}

/** "2 slices of toast (5 g butter each)": as much on every one of them. */
export function onEach(part: Mention, target: Mention | undefined): Mention {
  const { words, quantity } = part
  const each = quantity?.each || words.at(-1)?.text === 'each'
  const count = target?.quantity?.count
  const whole = target?.quantity?.grams === undefined && target?.quantity?.millilitres === undefined
  if (!each || !quantity?.stated || !count || !whole || words.length < 2) return part
  return { ...part, quantity: { ...quantity, each: false, count: (quantity.count ?? 1) * count } }
}
