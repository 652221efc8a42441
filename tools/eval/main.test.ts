import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { words } from './words.ts'

// Each test starts a process, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const command = (args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, ['tools/eval/main.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  })

async function written(printed: string) {
  const file = join(root, /Written to (\S+)/.exec(printed)![1]!)
  onTestFinished(() => rm(file))
  return readFile(file, 'utf8')
}

test('the command measures the example and keeps its figures', async () => {
  const { stdout } = await command(['--engine'])
  for (const line of [words.errors, words.ingredients, words.published]) expect(stdout).toContain(line)
  const { who, summary, readings } = JSON.parse(await written(stdout))
  expect(who).toBe(words.engine)
  expect(summary.errors.calories.share).toBeGreaterThan(0)
  expect(readings).toHaveLength(11)
})

test('the model of the settings is named in what is kept, its key is not', async () => {
  const double = await modelDouble({ status: 401 })
  onTestFinished(double.stop)
  const { stdout } = await command(['--limit', '2'], {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: double.baseUrl,
    AI_API_KEY: 's3cret-key',
    AI_MODEL: 'tiny',
  })
  const kept = await written(stdout)
  expect(JSON.parse(kept)).toMatchObject({
    who: 'openai-compatible tiny',
    summary: { answered: { builtin: 2 } },
  })
  expect(double.asked[0]?.authorization).toBe('Bearer s3cret-key')
  expect(stdout + kept).not.toContain('s3cret-key')
})

test('a folder that holds nothing is answered with a sentence', async () => {
  const { code, stderr } = await command(['eval/nowhere']).catch((error) => error)
  expect({ code, stderr }).toEqual({ code: 1, stderr: `${words.nothingLabelled('eval/nowhere')}\n` })
})
