import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'

const packs =
  /^(loaf|bag|pack|packet|tin|can|bottle|box|block|tub|pot|jar|carton|bar|punnet|tray|pizza|pie|pouch|roast|joint)$/

/** "Besan chilla from 60 g besan, 30 g onion" is made from them; "chips from a 150 g bag" only came in it. */
export function withMadeFrom(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) =>
    token.text === 'from' && tokens[at - 1]?.kind === 'word' && isParts(tokens, at + 1)
      ? [{ ...token, text: 'made', stem: 'made', slips: 0, unknown: false }, token]
      : [token],
  )
}

function isParts(tokens: readonly Token[], at: number): boolean {
  if (!isWeight(tokens, at)) return false
  let end = at + 2
  while (tokens[end]?.kind === 'word' && tokens[end]!.text !== 'and') {
    if (packs.test(tokens[end]!.text)) return false
    end++
  }
  const joined = tokens[end]?.text === ',' || tokens[end]?.text === 'and'
  return joined && isWeight(tokens, tokens[end + 1]?.text === 'and' ? end + 2 : end + 1)
}

function isWeight(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && unitOf(tokens[at + 1]?.text ?? '') !== undefined
}
