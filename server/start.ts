import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { productName } from '#contract/product.ts'
import { BuildError, buildClientIfStale } from '../scripts/build-client.ts'
import { DatabaseConnectError } from './adapters/database/migrate.ts'
import { DatabaseStartError } from './adapters/database/postgres-binaries.ts'
import { buildApp } from './app.ts'
import { drain } from './http/drain.ts'
import { type Instance, openInstance, SecondProcessError } from './instance.ts'
import { say } from './progress.ts'
import { addressOf, readSettings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Reads the settings, opens the adapters, listens, and ends cleanly on SIGTERM or SIGINT, while starting too. */
export async function start(environment: NodeJS.ProcessEnv) {
  let opening: Promise<Instance> | undefined
  let app: FastifyInstance | undefined
  const close = async () => {
    // Requests in flight are finished; what hangs for longer is cut, so that there is time left for the database.
    const cut = setTimeout(() => app?.server.closeAllConnections(), 4000)
    if (app?.server.listening) await drain(app.server)
    await app?.close()
    clearTimeout(cut)
    // What did not open has nothing to close; a database of ours would outlive this process.
    const instance = await opening?.catch(() => undefined)
    await instance?.close()
  }
  const ending = endCleanly(close)
  try {
    const settings = readSettings(environment)
    opening = openInstance(settings, say)
    const [instance] = await Promise.all([opening, buildClientIfStale(say)])
    app = await buildApp(instance.deps, {
      secret: instance.secret,
      publicUrl: instance.publicUrl,
      ...(existsSync(clientFolder) && { client: clientFolder }),
    })
    await app.listen({ port: settings.port, host: settings.host }).catch(explainListening)
    const { port } = app.server.address() as { port: number }
    say(`${productName} is ready at ${addressOf(settings, port)}`)
    void instance.deps.jobs.start()
  } catch (error) {
    // What was taken away under a start that somebody ended is no error.
    if (ending()) return
    await close()
    if (!isPlain(error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Errors whose message is all that a person needs. */
function isPlain(error: unknown): error is Error {
  return [SettingsError, BuildError, DatabaseStartError, DatabaseConnectError, SecondProcessError].some(
    (plain) => error instanceof plain,
  )
}

function explainListening(error: NodeJS.ErrnoException): never {
  switch (error.code) {
    case 'EADDRINUSE':
      throw new SettingsError('That port is taken: end what listens there, or set PORT.')
    case 'EACCES':
      throw new SettingsError('This user may not listen on that port: set PORT to 1024 or more.')
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new SettingsError('The setting HOST names no address of this machine.')
    default:
      throw error
  }
}

/** Answers whether the end has begun. */
function endCleanly(close: () => Promise<void>): () => boolean {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), 9000).unref()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  return () => ending
}
