/** A number from 0, in digits with at most one point. Error: the cell is none. */
export function numberIn(cell: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(cell)) throw new Error(`"${cell}" is no number from 0.`)
  return Number(cell)
}

/** Error: the cell is none of `words`. */
export function wordIn<Word extends string>(cell: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === cell)
  if (word === undefined) throw new Error(`"${cell}" is none of ${words.join(', ')}.`)
  return word
}

/** Texts separated by `|`; none in an empty cell. Error: one of them is empty. */
export function listIn(cell: string): string[] {
  if (cell === '') return []
  const texts = cell.split('|')
  if (texts.includes('')) throw new Error(`"${cell}" has an empty text.`)
  return texts
}

/** Words of `words`, separated by `|`. Error: another word. */
export function wordsIn<Word extends string>(cell: string, words: readonly Word[]): Word[] {
  return listIn(cell).map((word) => wordIn(word, words))
}
