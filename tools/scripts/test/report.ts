import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { reportFile, type Step } from './steps.ts'

/** A failed test or step, with the command that repeats it alone. */
type Failure = { name: string; repeat: string }
type Timed = { name: string; file: string; milliseconds: number }
export type Outcome = { passed: number; failed: readonly Failure[]; timed: readonly Timed[] }

/** The parts of Vitest's JSON report that are read. */
type Report = {
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number }[]
  }[]
}

/** Number of slowest tests in the summary. */
const slowest = 20

/** Reads what a step did; one without tests counts as one. */
export async function outcomeOf(step: Step, code: number, folder: string): Promise<Outcome> {
  const itself = { name: step.title, repeat: step.repeat }
  if (!step.config) return { passed: code ? 0 : 1, failed: code ? [itself] : [], timed: [] }
  const text = await readFile(reportFile(folder, step), 'utf8').catch(() => '')
  const report = text ? (JSON.parse(text) as Report) : { testResults: [] }
  const outcome = readReport(step, report)
  // A run can fail without a failed test: a hook, a missing file, an error nobody caught.
  if (code && !outcome.failed.length) return { ...outcome, failed: [itself] }
  return outcome
}

export function readReport(step: Step, report: Report): Outcome {
  const files = report.testResults.map(({ name, ...result }) => ({
    file: relative(process.cwd(), name),
    ...result,
  }))
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map((test) => ({ file, ...test })),
  )
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName }) => ({
      name: `${file}: ${fullName}`,
      repeat: `${step.repeat} ${file} -t '^${escaped(fullName)}$'`,
    }))
  const broken = files
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ file, message }) => ({
      name: `${file}: ${message?.split('\n')[0] || 'could not be run'}`,
      repeat: `${step.repeat} ${file}`,
    }))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: [...failed, ...broken],
    timed: tests.map(({ file, fullName, duration }) => ({
      name: fullName,
      file,
      milliseconds: duration ?? 0,
    })),
  }
}

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
