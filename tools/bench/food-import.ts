import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeCentral } from '#testing/made-central.ts'

export const name = 'food-import'

const foods = 400_000
const root = fileURLToPath(new URL('../..', import.meta.url))
/** The command of `npm run foods:import`, memory limits included. */
const command = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts[
  'foods:import'
] as string
/** Writes the process's peak memory (kB) to the file named by `PEAK_FILE`. */
const peak =
  'data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(process.env.PEAK_FILE,String(process.resourceUsage().maxRSS)))'

/** `npm run foods:import` of a download with 400 000 foods, database start included, and a second run. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  await chmod(folder, 0o755)
  try {
    await writeCentral(join(folder, 'download'), foods)
    const first = await timed(folder)
    const second = await timed(folder)
    return {
      foods,
      seconds: first.seconds,
      peakMegabytes: Math.max(first.peakMegabytes, second.peakMegabytes),
      secondRunSeconds: second.seconds,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed(folder: string) {
  const peakFile = join(folder, 'peak')
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', peak, ...command.split(' ').slice(1), join(folder, 'download')],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: join(folder, 'data'), PEAK_FILE: peakFile },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import ended with code ${code}.`)
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  return { seconds, peakMegabytes: Math.round(Number(await readFile(peakFile, 'utf8')) / 1024) }
}
