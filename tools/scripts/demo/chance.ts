import { seeded } from '#server/knowledge/recipes/seeded.ts'

/** Deterministic random values by seed, so that a day is generated alike every time. */
export type Chance = {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number
  /** True with probability `share`. */
  happens(share: number): boolean
  oneOf<T>(choices: readonly T[]): T
}

export function chanceOf(word: string): Chance {
  let state = 2_166_136_261
  for (const sign of word) state = Math.imul(state ^ sign.codePointAt(0)!, 16_777_619) >>> 0
  const next = seeded(state)
  return {
    between: (from, to) => from + next() * (to - from),
    happens: (share) => next() < share,
    oneOf: (choices) => choices[Math.floor(next() * choices.length)]!,
  }
}
