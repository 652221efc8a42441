let state = Number(process.env.SEED ?? 20261127)

/** A number from 0 up to 1 of a seeded sequence (mulberry32); another is tried with `SEED=7 npm run drill`. */
export function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
