import { is, type Token } from '../language/token.ts'

/** The amount so far, of which a weight was just read. */
type Amount = { count?: number; unit?: string; pieces?: number; share: boolean }

/** "6 pieces 96 g", "2 slices 60 g": the weight is that of all, unless one weighs about as much. */
export function asOfAll(quantity: Amount, before: Token | undefined) {
  if (quantity.unit === undefined || quantity.count === undefined || before?.text === 'x') return
  quantity.pieces = quantity.count
  delete quantity.count
}

/** "Avocado half 100 g": that is what the half weighs, where no name of a whole follows. */
export function asOfPart(quantity: Amount, before: Token | undefined, next: Token | undefined) {
  const named = next?.kind === 'word' && !is(next, 'amountJoint')
  if (quantity.share && !named && is(before, 'half')) delete quantity.count
}
