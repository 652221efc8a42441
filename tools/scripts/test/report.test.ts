import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Recorded } from './recorder.ts'
import { outcomeOf, printSummary } from './report.ts'
import { overdue, recordOf, vitest } from './steps.ts'

const step = vitest('journeys', 'e2e/vitest.config.ts')

/** What is told of a run that ended with `code` after it recorded `tests`. */
async function outcomeAfter(code: number, tests: readonly Recorded[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(recordOf(folder, step), tests.map((test) => `${JSON.stringify(test)}\n`).join(''))
  return outcomeOf(step, code, folder)
}
const file = 'e2e/food/day.spec.ts'

test('a failed test is listed with the command that repeats it alone', async () => {
  const { passed, failed, timed } = await outcomeAfter(1, [
    { file, name: 'Ann’s day (today)', state: 'failed', milliseconds: 10 },
    { file, name: "what isn't broken", state: 'passed', milliseconds: 20 },
  ])
  expect(passed).toBe(1)
  expect(failed).toEqual([
    {
      name: 'e2e/food/day.spec.ts: Ann’s day (today)',
      repeat: `npx vitest run --config e2e/vitest.config.ts e2e/food/day.spec.ts -t '^Ann’s day \\(today\\)$'`,
    },
  ])
  expect(timed.map(({ milliseconds }) => milliseconds)).toEqual([10, 20])
})

test('a file that could not be run fails as a whole', async () => {
  const { failed } = await outcomeAfter(1, [
    { file, state: 'failed', milliseconds: 0, message: 'SyntaxError: here\n at …' },
  ])
  expect(failed.map(({ name }) => name)).toEqual(['e2e/food/day.spec.ts: SyntaxError: here'])
})

test('a step that fails without a failed test fails itself', async () => {
  expect((await outcomeAfter(1)).failed).toEqual([{ name: 'journeys', repeat: step.repeat }])
})

test('a step that is ended at its limit fails, and tells what failed until then', async () => {
  const { passed, failed } = await outcomeAfter(overdue, [
    { file, name: 'one', state: 'passed', milliseconds: 10 },
    { file, name: 'two', state: 'failed', milliseconds: 10 },
  ])
  expect(passed).toBe(1)
  expect(failed.map(({ name }) => name)).toEqual(['e2e/food/day.spec.ts: two', 'journeys'])
})

test('the summary ends with the counts, after the slowest and the failed tests', () => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => log.mockRestore())
  const timed = Array.from({ length: 30 }, (_, at) => ({
    name: `t${at}`,
    file: 'f',
    milliseconds: at * 1000,
  }))
  printSummary(
    [
      { passed: 3, failed: [{ name: 'lint', repeat: 'npm run lint' }], timed: [] },
      { passed: 30, failed: [], timed },
    ],
    12,
  )
  expect(lines.filter((line) => / s {2}f: t/.test(line))).toHaveLength(20)
  expect(lines[1]).toBe('  29.0 s  f: t29')
  expect(lines).toContain('✗ lint\n    npm run lint')
  expect(lines.at(-1)).toBe('33 passed, 1 failed')
})
