import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `npm run dev`: the server restarts and the client reloads when a file changes. Open the address that Vite prints. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const run = (...args: string[]) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })

const children = [
  run('--watch-path=server', '--watch-path=contract', 'server/main.ts'),
  run('node_modules/vite/bin/vite.js', '--configLoader', 'native'),
]
const end = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
for (const child of children) child.once('exit', end)
