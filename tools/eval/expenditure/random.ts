import { seeded } from '#server/knowledge/recipes/seeded.ts'

/** Draws that are the same in each run with a seed. */
export type Random = ReturnType<typeof randomFrom>

/** The usual distributions from a seed. */
export function randomFrom(seed: number) {
  const uniform = seeded(seed)
  const between = (least: number, most: number) => least + uniform() * (most - least)
  return {
    between,
    chance: (share: number) => uniform() < share,
    one: <T>(list: readonly T[]) => list[Math.floor(uniform() * list.length)]!,
    /** Of a normal distribution (Box and Muller 1958). */
    normal: (mean: number, deviation: number) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  }
}
