import { parseArgs } from 'node:util'

export type LoadOptions = {
  /** People with a year of days each; a tenth of them is measured first, for how cost grows with people. */
  users: number
  /** How long each setup is measured. */
  seconds: number
  /** Puts the figures in place of those that `docs/scale.md` reads. */
  keep: boolean
}

/** Fewer than these would each meet the limits of one account. */
const fewest = 1000

const known = {
  users: { type: 'string', default: '2000' },
  seconds: { type: 'string', default: '8' },
  keep: { type: 'boolean', default: false },
} as const

/** The names of benchmarks among what they were called with. */
export const namesIn = (given: string[]): string[] =>
  parseArgs({ args: given, options: known, allowPositionals: true }).positionals

/** Reads `--users N --seconds S --keep` among what the benchmarks were called with; throws naming what is wrong. */
export function loadOptions(given: string[]): LoadOptions {
  const { values } = parseArgs({ args: given, options: known, allowPositionals: true })
  const users = Number(values.users)
  const seconds = Number(values.seconds)
  if (!Number.isInteger(users) || users < fewest) throw new Error(`--users needs a number from ${fewest} on.`)
  if (!(seconds >= 1 && seconds <= 120)) throw new Error('--seconds needs a number from 1 to 120.')
  return { users, seconds, keep: values.keep }
}
