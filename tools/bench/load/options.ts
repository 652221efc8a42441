import { parseArgs } from 'node:util'

export type LoadOptions = {
  /** Accounts with a year of days each; a tenth of them is measured first, for the growth of cost with accounts. */
  users: number
  /** Duration of each measurement. */
  seconds: number
  /** Replaces the figures that `docs/scale.md` links to. */
  keep: boolean
}

/** With fewer accounts, requests would reach the rate limit per account. */
const fewest = 1000

const known = {
  users: { type: 'string', default: '2000' },
  seconds: { type: 'string', default: '8' },
  keep: { type: 'boolean', default: false },
} as const

/** The names of benchmarks among the arguments. */
export const namesIn = (given: string[]): string[] =>
  parseArgs({ args: given, options: known, allowPositionals: true }).positionals

/** Parses `--users N --seconds S --keep`; throws with the invalid argument. */
export function loadOptions(given: string[]): LoadOptions {
  const { values } = parseArgs({ args: given, options: known, allowPositionals: true })
  const users = Number(values.users)
  const seconds = Number(values.seconds)
  if (!Number.isInteger(users) || users < fewest) throw new Error(`--users needs a number from ${fewest} on.`)
  if (!(seconds >= 1 && seconds <= 120)) throw new Error('--seconds needs a number from 1 to 120.')
  return { users, seconds, keep: values.keep }
}
