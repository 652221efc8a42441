import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outcomeOf, printSummary } from './report.ts'
import { reportFile, vitest } from './steps.ts'

const step = vitest('journeys', 'e2e/vitest.config.ts')

/** What is told of a run that ended with `code` and wrote `report`. */
async function outcomeAfter(code: number, report?: object) {
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (report) await writeFile(reportFile(folder, step), JSON.stringify(report))
  return outcomeOf(step, code, folder)
}
const file = (name: string, assertionResults: object[], about: object = {}) => ({
  name: join(process.cwd(), name),
  status: 'failed',
  assertionResults,
  ...about,
})

test('a failed test is listed with the command that repeats it alone', async () => {
  const { passed, failed } = await outcomeAfter(1, {
    testResults: [
      file('e2e/food/day.spec.ts', [
        { fullName: 'Ann’s day (today)', status: 'failed', duration: 10 },
        { fullName: "what isn't broken", status: 'passed', duration: 20 },
      ]),
    ],
  })
  expect(passed).toBe(1)
  expect(failed).toEqual([
    {
      name: 'e2e/food/day.spec.ts: Ann’s day (today)',
      repeat: `npx vitest run --config e2e/vitest.config.ts e2e/food/day.spec.ts -t '^Ann’s day \\(today\\)$'`,
    },
  ])
})

test('a file that could not be run fails as a whole', async () => {
  const { failed } = await outcomeAfter(1, {
    testResults: [file('e2e/food/day.spec.ts', [], { message: 'SyntaxError: here\n at …' })],
  })
  expect(failed.map(({ name }) => name)).toEqual(['e2e/food/day.spec.ts: SyntaxError: here'])
})

test('a step that fails without a failed test, or without a report, fails itself', async () => {
  for (const report of [{ testResults: [] }, undefined])
    expect((await outcomeAfter(1, report)).failed).toEqual([{ name: 'journeys', repeat: step.repeat }])
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
