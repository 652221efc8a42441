import { sizeOf } from '../sizes.ts'
import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'

/** "1 bagel, the medium one 105 g", "can of beer, a big 500 ml one": behind a food the amount alone, which says it all. */
export function withBareAmounts(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    kept.push(token)
    if (at === 0 || (token.kind !== 'break' && token.kind !== 'dash' && token.kind !== 'open')) continue
    const amount = bareAmount(tokens, at + 1)
    if (!amount) continue
    kept.push(...amount.tokens)
    at = amount.end - 1
  }
  return kept
}

const idle = new Set(
  `the a an my one ones it its was is were they about around roughly approx so which that thats each size sized weighed
  weighing weighs say says reckon call flesh meat edible portion only peeled shelled deboned boned picked net stone stoned
  after once without peeling boning shelling weight came to`.split(/\s+/),
)

/** These tell which row it is. */
const states = /^(cooked|raw|dry|uncooked|drained|boiled|lean)$/

/** The one amount of a stretch that says nothing else but a size, and where the stretch ends. */
function bareAmount(tokens: readonly Token[], from: number): { tokens: Token[]; end: number } | undefined {
  let end = from
  let amount = -1
  let told = false
  const said: Token[] = []
  for (; tokens[end] && !isEnd(tokens[end]!); end++) {
    const token = tokens[end]!
    const metric = /^(grams|millilitres)$/.test(unitOf(tokens[end + 1]?.text ?? '')?.kind ?? '')
    if (token.kind === 'number' && metric && amount < 0) amount = end++
    else if (token.kind === 'word' && (idle.has(token.text) || sizeOf(token.text))) told = true
    else if (token.kind === 'word' && states.test(token.text)) said.push(token)
    else return undefined
  }
  if (amount < 0 || !told) return undefined
  const each = tokens.slice(from, end).filter(({ text }) => text === 'each')
  return { tokens: [...tokens.slice(amount, amount + 2), ...each, ...said], end }
}

function isEnd({ kind, text }: Token): boolean {
  return /^(break|dash|open|close)$/.test(kind) || /^(and|with|plus)$/.test(text)
}
