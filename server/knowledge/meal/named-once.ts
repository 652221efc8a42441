import { inClass } from '../language/lexicon.ts'
import type { Food } from '../food.ts'
import type { Match } from '../food-match.ts'
import { is, type Token } from '../language/token.ts'

/** A food with the words that name it, one of several in a row. */
type Span = { match: Match; words: readonly Token[] }

/** "Walkers crisps" and "pb&j sandwich" name one food twice. */
export function onceEach(spans: readonly Span[]) {
  return spans.filter(({ match, words }, place) => {
    const before = spans[place - 1]?.match.food.name
    const named = before?.endsWith(` ${match.food.name}`) === true
    const kind = named || (words.length === 1 && before?.endsWith(` ${words[0]!.text}`))
    const sort = place > 0 && isSortOf(words, spans[place - 1]!.match.food)
    return !kind && !sort && spans.findIndex((other) => other.match.food === match.food) === place
  })
}


/** "Shortbread biscuits", "rotis whole wheat", "doritos crisps", "tandoori chicken breast": what was named before is one. */
function isSortOf(words: readonly Token[], { category, contains }: Food) {
  if (category === 'grain' && words.every(({ text }) => inClass('flour', text))) return true
  const sort = words.length === 1 ? words[0]!.stem : ''
  const cut = is(words.at(-1), 'cutOfMeat')
  if (cut && contains.has('meat')) return words.length === 1 || category === 'main_dish'
  if (inClass('snackKind', sort)) return category === 'snack'
  return sort === 'bread' && category === 'grain'
}
