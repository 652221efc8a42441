import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

/** Variable with the path of the file that is written to. */
export const recordFile = 'TEST_RECORD'

/** A test that ended, or without `name` a file that failed outside its tests. `file`: from the project's root. */
export type Recorded = {
  file: string
  name?: string
  state: 'passed' | 'failed' | 'skipped' | 'pending'
  milliseconds: number
  message?: string
}

/** Writes one line of JSON per test as it ends: a run that is killed leaves what it knew. */
export default class Recorder implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    record(test.module, {
      name: nameOf(test),
      state,
      milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
      ...(errors?.[0] && { message: errors[0].message }),
    })
  }

  onTestSuiteResult(suite: TestSuite) {
    recordErrors(suite.module, suite)
  }

  onTestModuleEnd(module: TestModule) {
    recordErrors(module, module)
  }
}

function recordErrors(module: TestModule, of: TestModule | TestSuite) {
  for (const { message } of of.errors()) record(module, { state: 'failed', milliseconds: 0, message })
}

/** Writes synchronously: nothing is lost if the process is killed next. */
function record({ moduleId }: TestModule, result: Omit<Recorded, 'file'>) {
  const file = process.env[recordFile]
  if (!file) throw new Error(`${recordFile} is not set.`)
  appendFileSync(file, `${JSON.stringify({ file: relative(process.cwd(), moduleId), ...result })}\n`)
}

/** As `vitest -t` compares it: the names of the suites around the test, and its own. */
function nameOf(test: TestCase): string {
  const names = [test.name]
  for (let around = test.parent; around.type === 'suite'; around = around.parent) names.unshift(around.name)
  return names.join(' ')
}
