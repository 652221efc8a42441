import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { say } from '#server/progress.ts'
import { recordFile } from './recorder.ts'

/** A command of the test run. `args`: those of Node, from the project's root. */
export type Step = {
  title: string
  /** The command that runs the step alone. */
  repeat: string
  args: readonly string[]
  /** Configuration file of a step that runs tests with Vitest. */
  config?: string
  /** Further environment variables, read as the step starts. */
  variables?: () => Record<string, string>
}

/** Time limit of a step in minutes. */
const stuckMinutes = 30
/** Exit code of a step that was ended at the limit. */
export const overdue = -1
const root = fileURLToPath(new URL('../../..', import.meta.url))
const recorder = fileURLToPath(new URL('recorder.ts', import.meta.url))
const running = new Set<ChildProcess>()

export const script = (name: string, ...args: string[]) => [join('node_modules', name), ...args]

export const vitest = (title: string, config: string, ...args: string[]): Step => ({
  title,
  config,
  repeat: `npx vitest run --config ${config}`,
  args: script('vitest/vitest.mjs', 'run', '--config', config, ...args),
})

/** Where a step's Vitest records its tests. */
export const recordOf = (folder: string, { title }: Step) => join(folder, `${title}.jsonl`)

/** Runs a step; resolves with its exit code, or `overdue`. `isQuiet` prints its output on failure only. */
export function runStep(step: Step, folder: string, isQuiet: boolean): Promise<number> {
  if (!isQuiet) say(`\n── ${step.title}`)
  const report = step.config ? ['--reporter=default', `--reporter=${recorder}`] : []
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...step.args, ...report], {
      cwd: root,
      env: { ...process.env, [recordFile]: recordOf(folder, step), ...step.variables?.() },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    let isOverdue = false
    const limit = setTimeout(() => {
      isOverdue = true
      say(`${step.title} did not end within ${stuckMinutes} minutes, and is ended.`)
      child.kill('SIGKILL')
    }, stuckMinutes * 60_000)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      if (isQuiet) say(code ? `\n── ${step.title}\n${output}` : `── ${step.title}: passed`)
      resolve(isOverdue ? overdue : (code ?? 1))
    })
  })
}

/** Ends the running steps. */
export function stopSteps() {
  for (const child of running) child.kill('SIGTERM')
}
