import { quantile } from '#testing/quantile.ts'
import type { Figures } from '#testing/run-checks.ts'
import { type Benchmark, type BenchServer, hundredths, withServer } from './benchmark.ts'

type Reads = {
  name: string
  promise: string
  /** Days of entries of each account. */
  diaries: readonly number[]
  now?: Date
  /** What the accounts have besides. */
  prepare?(server: BenchServer): Promise<unknown>
  /** Paths by the name of their figures. */
  paths(server: BenchServer): Record<string, string>
  rounds: number
}

type Read = { name: string; person: number; ms: number }

/** Times of each path, in turn, after some rounds that warm up; `people` are those who read in a round. */
async function timed(
  { timeOf }: BenchServer,
  paths: Record<string, string>,
  people: (round: number) => number[],
  rounds: number,
) {
  const reads: Read[] = []
  for (let round = -Math.ceil(rounds / 8); round < rounds; round++)
    for (const [name, path] of Object.entries(paths))
      for (const person of people(round)) {
        const ms = await timeOf(path, person)
        if (round >= 0) reads.push({ name, person, ms })
      }
  return Map.groupBy(reads, ({ name }) => name)
}

const quantileOf = (reads: readonly Read[], share: number) =>
  quantile(
    reads.map(({ ms }) => ms),
    share,
  )

/** A benchmark of reads by accounts alike: a share of the answers of each path has to come within `most` milliseconds. */
export const readsWithin = (
  most: number,
  share: number,
  { prepare, paths, rounds, diaries, now, ...about }: Reads,
): Benchmark => ({
  ...about,
  run: () =>
    withServer({ diaries, ...(now && { now }) }, async (server) => {
      await prepare?.(server)
      const inTurn = (round: number) => [1 + ((round + rounds) % diaries.length)]
      const figures: Figures = { worstMs: 0 }
      for (const [name, reads] of await timed(server, paths(server), inTurn, rounds)) {
        figures[`${name}MedianMs`] = hundredths(quantileOf(reads, 0.5))
        figures[`${name}P95Ms`] = hundredths(quantileOf(reads, 0.95))
        figures.worstMs = Math.max(figures.worstMs!, hundredths(quantileOf(reads, share)))
      }
      return figures
    }),
  kept: ({ worstMs }) => worstMs! <= most,
})

/**
 * A benchmark of the same reads by account 1, with a long history, and account 2, with a short one, in turn: the
 * median of each path may take `most` times as long.
 */
export const readsGrowingBy = (
  most: number,
  { prepare, paths, rounds, diaries, ...about }: Reads,
): Benchmark => ({
  ...about,
  run: () =>
    withServer({ diaries }, async (server) => {
      await prepare?.(server)
      const inTurn = (round: number) => (round % 2 ? [1, 2] : [2, 1])
      const figures: Figures = { worstRatio: 0 }
      for (const [name, reads] of await timed(server, paths(server), inTurn, rounds)) {
        const medianOf = (who: number) =>
          quantileOf(
            reads.filter(({ person }) => person === who),
            0.5,
          )
        const [long, short] = [medianOf(1), medianOf(2)]
        figures[`${name}Ms`] = hundredths(long)
        figures[`${name}Ratio`] = hundredths(long / short)
        figures.worstRatio = Math.max(figures.worstRatio!, hundredths(long / short))
      }
      return figures
    }),
  kept: ({ worstRatio }) => worstRatio! <= most,
})
