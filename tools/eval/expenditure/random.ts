/** Draws that are the same in each run with a seed. */
export type Random = ReturnType<typeof randomFrom>

/** Mulberry32, and the usual distributions from it. */
export function randomFrom(seed: number) {
  let state = seed
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
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
