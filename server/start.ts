import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { productName } from '#contract/product.ts'
import { buildClientIfStale } from '../scripts/build-client.ts'
import { DatabaseStartError } from './adapters/database/embedded-postgres.ts'
import { buildApp } from './app.ts'
import { openInstance, SecondProcessError } from './instance.ts'
import { say } from './progress.ts'
import { readSettings, SettingsError } from './settings.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Reads the settings, opens the adapters, listens, and ends cleanly on SIGTERM or SIGINT. */
export async function start(environment: NodeJS.ProcessEnv) {
  try {
    const settings = readSettings(environment)
    const [, instance] = await Promise.all([buildClientIfStale(say), openInstance(settings, say)])
    const app = await buildApp(instance.deps, {
      secret: instance.secret,
      publicUrl: instance.publicUrl,
      ...(existsSync(clientFolder) && { client: clientFolder }),
    })
    await app.listen({ port: settings.port, host: settings.host })
    const { port } = app.server.address() as { port: number }
    say(`${productName} is ready at ${settings.publicUrl ?? `http://${settings.host}:${port}`}`)
    void instance.deps.jobs.start()
    endCleanly(async () => {
      await app.close()
      await instance.close()
    })
  } catch (error) {
    if (!isPlain(error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Errors whose message is all that a person needs. */
function isPlain(error: unknown): error is Error {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE')
    (error as Error).message = 'That port is taken: end what listens there, or set PORT.'
  return (
    error instanceof SettingsError ||
    error instanceof DatabaseStartError ||
    error instanceof SecondProcessError ||
    code === 'EADDRINUSE'
  )
}

function endCleanly(close: () => Promise<void>) {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    // Requests in flight are finished; what hangs for longer than this is cut.
    setTimeout(() => process.exit(1), 9000).unref()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
