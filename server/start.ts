import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { productName } from '#contract/product.ts'
import { DatabaseConnectError } from './adapters/database/migrate.ts'
import { DatabaseStartError } from './adapters/database/postgres/postgres-binaries.ts'
import { BuildError, buildClientIfStale } from './build-client.ts'
import { drain } from './http/drain.ts'
import type { Instance } from './instance.ts'
import { DataFileError } from './knowledge/data/read-table.ts'
import { say } from './progress.ts'
import { addressOf, readSettings, type Settings } from './settings/settings.ts'
import { SettingsError } from './settings/settings-error.ts'
import { openStorage, SecondProcessError } from './storage.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))
/** Shares of the ten seconds before a forced end, for requests and in all. */
const requestsMs = 4000
const endMs = 9000
/** Additional time of the primary process. */
const againMs = 500

/** The running server. `close` has `mostMs`; `hurry` skips the delay before it stops accepting requests. */
type Running = { close(): Promise<void>; mostMs: number; hurry: AbortController }

/** Reads the settings, starts one server or several, and ends cleanly on SIGTERM or SIGINT, while starting too. */
export async function start(environment: NodeJS.ProcessEnv) {
  const running: Running = { close: async () => {}, mostMs: endMs, hurry: new AbortController() }
  const ending = endCleanly(running)
  try {
    const settings = readSettings(environment)
    await (settings.processes > 1 && cluster.isPrimary
      ? startSeveral(settings, running)
      : startOne(settings, running, ending))
  } catch (error) {
    // Errors after a signal during the start are expected.
    if (ending()) return
    await running.close()
    if (!isPlain(error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function startOne(settings: Settings, running: Running, ending: () => boolean) {
  const { promise: launched, resolve: onLaunch } = Promise.withResolvers<void>()
  const opening = openStorage(settings, say, onLaunch)
  let instance: Instance | undefined
  let app: FastifyInstance | undefined
  running.mostMs = settings.shutdownDelayMs + endMs
  running.close = async () => {
    // Answers as not ready while the load balancer still routes requests here.
    if (app?.server.listening) await wait(settings.shutdownDelayMs, undefined, running.hurry).catch(() => {})
    // Requests in flight finish; connections that hang are closed, which leaves time for the database.
    const cut = setTimeout(() => app?.server.closeAllConnections(), requestsMs)
    if (app?.server.listening) await drain(app.server)
    await app?.close()
    clearTimeout(cut)
    // An embedded database would outlive this process.
    const storage = await opening.catch(() => undefined)
    await (instance ?? storage)?.close()
  }
  await Promise.race([launched, opening])
  // The modules of the app, most of a start's work, are loaded while the database starts in its own process.
  const [{ openInstance }, { buildApp }, { openReferenceFoods }] = await Promise.all([
    import('./instance.ts'),
    import('./app.ts'),
    import('./knowledge/data/foods/reference-table.ts'),
  ])
  openReferenceFoods(say)
  const [storage] = await Promise.all([opening, buildClientIfStale(say)])
  instance = await openInstance(settings, say, storage)
  const { deps, secret, publicUrl, telemetry, primary, counters } = instance
  app = await buildApp(deps, {
    secret,
    publicUrl,
    counters,
    operations: { watch: telemetry, ending, ...(primary && { clusterMetrics: primary.clusterMetrics }) },
    ...(existsSync(clientFolder) && { client: clientFolder }),
  })
  await app.listen({ port: settings.port, host: settings.host }).catch(explainListening)
  const { port } = app.server.address() as { port: number }
  if (!cluster.isWorker) {
    warnWithoutAddress(settings)
    say(`${productName} is ready at ${addressOf(settings, port)}`)
  }
  void deps.jobs.start()
}

/** The primary holds the database and the counters; workers answer requests. */
async function startSeveral(settings: Settings, running: Running) {
  const opening = openStorage(settings, say)
  running.mostMs = settings.shutdownDelayMs + endMs + againMs
  running.close = async () => (await opening.catch(() => undefined))?.close()
  const [storage] = await Promise.all([opening, buildClientIfStale(say)])
  const { startWorkers } = await import('./adapters/processes/primary.ts')
  const workers = startWorkers({
    processes: settings.processes,
    env: { DATABASE_URL: storage.url, AUTH_SECRET: storage.secret },
    say,
  })
  running.close = async () => {
    await workers.close()
    await storage.close()
  }
  await workers.ready.catch((error: Error) => {
    // The worker has printed the reason.
    throw new SettingsError(error.message)
  })
  warnWithoutAddress(settings)
  say(
    `${productName} is ready at ${addressOf(settings, settings.port)}, answered by ${settings.processes} processes`,
  )
}

function warnWithoutAddress({ supportEmail }: Settings) {
  if (!supportEmail)
    say(
      'Neither SUPPORT_EMAIL nor OWNER_EMAIL is set: people are shown no address to write to, and nobody can read what they send by the contact form.',
    )
}

/** Errors that are printed without a stack. */
function isPlain(error: unknown): error is Error {
  return [
    SettingsError,
    BuildError,
    DatabaseStartError,
    DatabaseConnectError,
    SecondProcessError,
    DataFileError,
  ].some((plain) => error instanceof plain)
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

/** Returns whether shutdown has begun. A second signal skips the delay. */
function endCleanly(running: Running): () => boolean {
  let ending = false
  const end = async () => {
    if (ending) return running.hurry.abort()
    ending = true
    setTimeout(() => process.exit(1), running.mostMs).unref()
    await running.close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  return () => ending
}
