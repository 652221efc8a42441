import { inClass } from '../language/lexicon.ts'
import type { Token } from '../language/token.ts'

/** The lean shares of which the table has a row, cooked and raw. */
const shares: Record<string, { cooked: readonly number[]; raw: readonly number[] }> = {
  beef: { cooked: [75, 80, 85, 90, 93, 95, 97], raw: [70, 80, 85, 90, 93, 95] },
  turkey: { cooked: [85, 93, 99], raw: [85, 93, 99] },
}

/**
 * The words for minced meat by how lean or fat it is, whatever their order: "lean beef mince 95%", "5% fat mince raw".
 * `undefined` where no share is said or other words stand beside it.
 */
export function leanName(words: readonly Token[]): string[] | undefined {
  const percent = words.find(({ text }) => /^\d+(\.\d+)?%$/.test(text))
  const isMince = words.some(({ text, stem }) => inClass('ground', text) || inClass('ground', stem))
  if (!percent || !isMince) return undefined
  const rest = words.filter((word) => word !== percent)
  if (!rest.every(({ text, stem }) => inClass('ground', text) || inClass('ground', stem) || inClass('groundKind', text)))
    return undefined
  const said = Number.parseFloat(percent.text)
  const lean = said < 50 ? 100 - said : said
  const animal = rest.some(({ text }) => text === 'turkey') ? 'turkey' : 'beef'
  const state = rest.some(({ text }) => inClass('raw', text)) ? 'raw' : 'cooked'
  const near = shares[animal]![state].toSorted(
    (one, other) => Math.abs(one - lean) - Math.abs(other - lean),
  )[0]!
  const kind = animal === 'turkey' ? ['ground', 'turkey'] : ['lean', 'ground', 'beef']
  return [...(state === 'raw' ? ['raw'] : []), `${near}%`, ...kind]
}
