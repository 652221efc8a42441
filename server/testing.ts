import { hash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject } from 'vitest'
import type { Endpoint, Input, Output } from '#contract/http/endpoint.ts'
import { AppError } from '#contract/http/errors.ts'
import { folderPrefix } from '#testing/leftovers.ts'
import type { Ai } from './adapters/ai/ai.ts'
import { layeredAi } from './adapters/ai/layered-ai.ts'
import type { AppStore } from './adapters/app-store/app-store.ts'
import { noAppStore } from './adapters/app-store/no-app-store.ts'
import { memoryBlobs } from './adapters/blobs/double.ts'
import type { Counters } from './adapters/counters/counters.ts'
import { watchOwners } from './adapters/database/owners/watch-owners.ts'
import { borrowDatabase } from './adapters/database/spare-databases.ts'
import { openFoodFacts } from './adapters/food-facts/open-food-facts.ts'
import { inlineJobs } from './adapters/jobs/inline-jobs.ts'
import type { Email, Mail } from './adapters/mail/mail.ts'
import { noPayments } from './adapters/payments/no-payments.ts'
import type { Payments } from './adapters/payments/payments.ts'
import type { Push } from './adapters/push/push.ts'
import { recordingPush } from './adapters/push/recording-push.ts'
import { recordingSms } from './adapters/sms/recording-sms.ts'
import { buildApp } from './app.ts'
import type { PasswordHashing } from './features/access/auth.ts'
import type { KeyAddresses } from './features/access/tokens/identity-token.ts'
import type { Operations } from './features/operations/routes.ts'
import { multipart } from './http/testing.ts'
import { readSettings } from './settings/settings.ts'

type Options = {
  now?: Date
  ai?: Ai
  payments?: (now: () => Date) => Payments
  appStore?: (now: () => Date) => AppStore
  env?: Record<string, string>
  /** Treats mail as leaving the machine, so that addresses must be verified first. */
  mailLeaves?: boolean
  /** Replace the recording doubles. */
  push?: Push
  mail?: Mail
  keysAt?: KeyAddresses
  logTo?: NodeJS.WritableStream
  operations?: Operations
  counters?: Counters
}

type Sent<E extends Endpoint> = Partial<Input<E>> & {
  image?: Buffer
  /** Raw body of an endpoint that takes a file. */
  bytes?: Uint8Array
  key?: string
  headers?: Record<string, string>
}

/**
 * The whole app on its own database, called in-process. `as('ann')` is a signed-in account; `call` returns the
 * endpoint's answer, or throws its AppError.
 */
export async function testApp(options: Options = {}) {
  const { db, giveBack } = await borrowDatabase(inject('postgresUrl'))
  const emails: Email[] = []
  const push = recordingPush()
  const sms = recordingSms()
  const clock = { now: options.now ?? new Date() }
  const blobs = memoryBlobs()
  const jobs = inlineJobs()
  const folder = join(tmpdir(), `${folderPrefix}${randomUUID()}`)
  // Tests use no network: products come from the double that `env` names.
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    FOOD_FACTS_URL: 'none',
    DATA_DIR: folder,
    ...options.env,
  })
  const app = await buildApp(
    {
      settings,
      foodFacts: openFoodFacts(settings.foodFactsUrl, {
        version: 'test',
        contact: settings.supportEmail ?? 'tests',
        log: { warn() {} },
      }),
      db,
      blobs,
      jobs,
      now: () => clock.now,
      payments: options.payments?.(() => clock.now) ?? noPayments,
      appStore: options.appStore?.(() => clock.now) ?? noAppStore,
      ai: options.ai ?? layeredAi(undefined, { spend: async () => false, log: { warn() {} } }),
      mail: options.mail ?? {
        leavesTheMachine: options.mailLeaves ?? false,
        send: async (email) => void emails.push(email),
      },
      push: options.push ?? push,
      sms,
    },
    {
      secret: 'a secret that only tests know, 32+ characters',
      publicUrl: settings.publicUrl ?? 'http://127.0.0.1:3000',
      passwordHashing: quickHashing,
      ...(options.keysAt && { keysAt: options.keysAt }),
      ...(options.logTo && { logTo: options.logTo }),
      ...(options.operations && { operations: options.operations }),
      ...(options.counters && { counters: options.counters }),
    },
  )
  await watchOwners(app, db)
  printUnexpected(app)
  const people = new Map<string, Promise<string>>()
  const register = async (name: string) => {
    const email = `${name}@example.com`
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { name, email, password: `${name} has a password` },
      remoteAddress: `10.0.${people.size >> 8}.${people.size & 255}`,
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    // Better Auth takes the machine's clock; an account begins by the app's, and stays signed in when that is moved.
    await db.$client.query(
      `with account as (update users set created_at = $2 where email = $1 returning id)
       update sessions set expires_at = greatest(expires_at, $2::timestamptz + interval '60 days')
       where user_id = (select id from account)`,
      [email, clock.now],
    )
    return cookieOf(answer.headers['set-cookie'])
  }
  return {
    app,
    db,
    /** Its data folder, removed by `close`. */
    folder,
    blobs,
    jobs,
    emails,
    push,
    sms,
    clock,
    stranger: caller(app, async () => undefined),
    as(name: string) {
      const cookie = people.get(name) ?? register(name)
      people.set(name, cookie)
      return caller(app, () => cookie)
    },
    async close() {
      await app.close()
      await giveBack()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** In place of Better Auth's hashing, which takes 200 ms of processor time. */
const quickHashing: PasswordHashing = {
  hash: async (password) => hash('sha256', password),
  verify: async (given) => given.hash === hash('sha256', given.password),
}

/** Prints unexpected errors, such as the serializer's sentence about an answer that does not fit its endpoint. */
function printUnexpected(app: FastifyInstance) {
  app.addHook('onError', async ({ method, routeOptions: { url } }, _reply, error) => {
    if (!(error instanceof AppError) && !error.statusCode) console.error(`${method} ${url}: ${error.message}`)
  })
}

export type Caller = ReturnType<typeof caller>

function caller(app: FastifyInstance, cookie: () => Promise<string | undefined>) {
  const raw = async (request: InjectOptions) => {
    const own = await cookie()
    return app.inject({ ...request, headers: { ...(own && { cookie: own }), ...request.headers } })
  }
  return {
    raw,
    async call<E extends Endpoint>(endpoint: E, sent: Sent<E> = {} as Sent<E>): Promise<Output<E>> {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
        encodeURIComponent(String((sent.params as Record<string, unknown>)[name])),
      )
      const form = endpoint.form
        ? multipart(sent.form as Record<string, unknown> | undefined, sent.image)
        : undefined
      const answer = await raw({
        method: endpoint.method,
        url: path,
        ...(sent.query !== undefined && { query: sent.query as Record<string, string> }),
        ...(form ? { payload: form.body } : sent.body !== undefined && { payload: sent.body as object }),
        ...(sent.bytes && { payload: Buffer.from(sent.bytes) }),
        headers: { ...form?.headers, 'idempotency-key': sent.key ?? randomUUID(), ...sent.headers },
      })
      if (answer.statusCode !== 200) {
        const { code, message, requestId: _, ...details } = answer.json()
        throw new AppError(code, message, details)
      }
      return (endpoint.produces ? answer.rawPayload : answer.json()) as Output<E>
    },
  }
}

/** The answer's cookies, as a browser would send them back. */
export function cookieOf(header: string | string[] | undefined): string {
  return [header ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
}
