import { seeded } from '#server/knowledge/recipes/seeded.ts'

/** A number from 0 up to 1 of a seeded sequence; another is tried with `SEED=7 npm run drill`. */
export const random = seeded(Number(process.env.SEED ?? 20261127))

export const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
