import { readFile } from 'node:fs/promises'
import type { Recorded } from './recorder.ts'
import { overdue, recordOf, type Step } from './steps.ts'

/** A failed test or step, with the command that repeats it alone. */
type Failure = { name: string; repeat: string }
type Timed = { name: string; file: string; milliseconds: number }
export type Outcome = { passed: number; failed: readonly Failure[]; timed: readonly Timed[] }

/** Number of slowest tests in the summary. */
const slowest = 20

/** Reads what a step did; one without tests counts as one. */
export async function outcomeOf(step: Step, code: number, folder: string): Promise<Outcome> {
  const itself = { name: step.title, repeat: step.repeat }
  if (!step.config) return { passed: code ? 0 : 1, failed: code ? [itself] : [], timed: [] }
  const lines = await readFile(recordOf(folder, step), 'utf8').catch(() => '')
  const recorded = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recorded)
  const failed = recorded.filter(({ state }) => state === 'failed').map((test) => failureOf(step, test))
  // A run can fail without a failed test: the time limit, an error nobody caught, a missing file.
  if (code && (!failed.length || code === overdue)) failed.push(itself)
  return {
    passed: recorded.filter(({ state }) => state === 'passed').length,
    failed,
    timed: recorded.flatMap(({ name, file, milliseconds, state }) =>
      name && state !== 'skipped' ? [{ name, file, milliseconds }] : [],
    ),
  }
}

const failureOf = ({ repeat }: Step, { file, name, message }: Recorded): Failure =>
  name
    ? { name: `${file}: ${name}`, repeat: `${repeat} ${file} -t '^${escaped(name)}$'` }
    : { name: `${file}: ${message?.split('\n')[0] || 'could not be run'}`, repeat: `${repeat} ${file}` }

/** For a pattern within single quotes of a shell. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')

/** Prints the slowest and the failed tests, the time, and the counts on the last line. */
export function printSummary(outcomes: readonly Outcome[], seconds: number) {
  const timed = outcomes.flatMap((outcome) => outcome.timed)
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  console.log(`\nThe slowest ${slowest}:`)
  for (const { name, file, milliseconds } of timed
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, slowest))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}: ${name}`)
  if (failed.length) console.log('\nFailed, and how to repeat each alone:')
  for (const { name, repeat } of failed) console.log(`✗ ${name}\n    ${repeat}`)
  console.log(`\n${seconds} s`)
  console.log(`${passed} passed, ${failed.length} failed`)
}
