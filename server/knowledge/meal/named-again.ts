import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'

/** "Pumpkin pie 133 g … another half slice, just pie (66 g)": the one that was named before. */
export function withNamesAgain(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const again = /^(just|only|more)$/.test(tokens[at - 1]?.text ?? '') && tokens[at + 1]?.kind !== 'word'
    if (again && token.kind === 'word') kept.push(...describing(kept, token))
    kept.push(token)
  }
  return kept
}

/** The words that stood before the noun when it was first said. */
function describing(before: readonly Token[], noun: Token): Token[] {
  for (let at = before.length - 1; at > 0; at--) {
    if (before[at]!.stem !== noun.stem) continue
    for (const back of [2, 1])
      if (at >= back && nameAt(before, at - back) === back + 1) return before.slice(at - back, at)
  }
  return []
}
