import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientEnvironment, guardedPage, IosAppError, iosAppOf, xcconfigOf } from './ios-app.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const client = join(root, 'dist/ios')
/** Pictures and films for link previews and public pages, which the app does not show. */
const leftOut = ['og', 'demos', '.vite']

/**
 * Builds the client for one instance's iOS app and copies it into the Xcode project:
 * `PUBLIC_URL=https://forkmile.example npm run ios`; then docs/ios.md. `--build` leaves the project
 * unchanged.
 */
try {
  const app = iosAppOf(process.env)
  const env = {
    ...process.env,
    ...clientEnvironment(app),
    NODE_ENV: 'production',
    APPLE_BUNDLE_ID: app.bundleId,
  }
  await run('vite/bin/vite.js', ['build', '--configLoader', 'native', '--mode', 'ios'], env)
  const page = join(client, 'index.html')
  const nonce = randomBytes(16).toString('base64')
  await writeFile(page, guardedPage(await readFile(page, 'utf8'), app, nonce))
  for (const name of leftOut) await rm(join(client, name), { recursive: true, force: true })
  if (!process.argv.includes('--build')) {
    await writeFile(join(root, 'ios/this-app.xcconfig'), xcconfigOf(app))
    await run('@capacitor/cli/bin/capacitor', ['sync', 'ios'], env)
  }
} catch (error) {
  if (!(error instanceof IosAppError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function run(script: string, options: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...options], {
      cwd: root,
      stdio: 'inherit',
      env,
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with code ${code}: its words stand above.`)),
    )
  })
}
