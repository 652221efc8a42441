import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { recordFile } from './recorder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Records of a run of Vitest on files with these contents. */
async function recordsOf(files: Record<string, string>) {
  // Within the project, where `vitest` is found.
  const folder = await mkdtemp(join(root, 'node_modules/.recorder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const record = join(folder, 'record.jsonl')
  const reporter = join(root, 'tools/scripts/test/recorder.ts')
  await new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--root=${folder}`, `--reporter=${reporter}`],
      { cwd: folder, env: { PATH: process.env.PATH, [recordFile]: record } },
      resolve,
    ),
  )
  const lines = (await readFile(record, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line)).toSorted((one, other) => one.file.localeCompare(other.file))
}

test('each test is recorded with the name by which it is repeated, and what breaks outside of tests with its error', async () => {
  const records = await recordsOf({
    'a.test.mjs': `
      import { describe, expect, test } from 'vitest'
      test('holds', () => {})
      describe('a group', () => test('breaks', () => expect(1).toBe(2)))
      test.skip('waits', () => {})`,
    'b.test.mjs': `throw new Error('no such thing')`,
    'c.test.mjs': `
      import { beforeAll, test } from 'vitest'
      beforeAll(() => { throw new Error('no server') })
      test('needs it', () => {})`,
    'd.test.mjs': `
      import { beforeAll, describe, test } from 'vitest'
      describe('a group', () => {
        beforeAll(() => { throw new Error('no camera') })
        test('needs it', () => {})
      })`,
  })
  const outside = { state: 'failed', milliseconds: 0 }
  expect(records.filter(({ name }) => name !== 'needs it' && name !== 'a group needs it')).toEqual([
    expect.objectContaining({ file: 'a.test.mjs', name: 'holds', state: 'passed' }),
    expect.objectContaining({ file: 'a.test.mjs', name: 'a group breaks', state: 'failed' }),
    expect.objectContaining({ file: 'a.test.mjs', name: 'waits', state: 'skipped' }),
    { file: 'b.test.mjs', ...outside, message: 'no such thing' },
    { file: 'c.test.mjs', ...outside, message: 'no server' },
    { file: 'd.test.mjs', ...outside, message: 'no camera' },
  ])
})
