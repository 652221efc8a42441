import { createHash } from 'node:crypto'
import { finished, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { Endpoint, Output, Parsed } from '#contract/http/endpoint.ts'
import { AppError, errorBody } from '#contract/http/errors.ts'
import { accountHeader, outOfRangeHeader } from '#contract/http/paths.ts'
import { allowance, planAbove, quotaMonth } from '#contract/subscriptions/plans.ts'
import { checkedAnswer, readAnswer, SerializedAnswer } from './answer.ts'
import { readForm } from './form.ts'
import type { Account } from './identity.ts'
import { knownParts } from './known-parts.ts'
import { networkOf } from './limits/limits.ts'
import { loggedAtOf } from './logged-at.ts'
import { checkOrigin } from './origin.ts'
import { validatorWith } from './validation.ts'

/** Arguments of a handler. `user` is set on every non-public endpoint. */
export type Call<E extends Endpoint> = Parsed<E> & {
  user: E extends { access: 'public' } ? Account | undefined : Account
  /** The form's `image`, as sent. */
  image: Buffer | undefined
  retry: Retry
  /** Time of the action; devices state it for entries logged offline (X-Logged-At). */
  at: Date
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> =
  | Output<E>
  | SerializedAnswer<Output<E>>
  | (E extends { streams: true } ? Readable : never)

/**
 * Serves `endpoint`: sign-in (unless public), limits, entitlement, validation in and out and the error shape are
 * handled here; `handler` holds the rest.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
) {
  if (!endpoint.bytes) return serve(app, endpoint, handler)
  // Encapsulated context: the body is left unparsed until the handler reads it.
  void app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', (_request, _bytes, done) => done(null))
    serve(room, endpoint, handler)
  })
}

function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
) {
  const { params, query, body } = endpoint
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.maxBytes && {
      bodyLimit: endpoint.maxBytes,
      validatorCompiler: validatorWith({ firstFault: true }) as FastifySchemaCompiler<unknown>,
    }),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? 'api'],
      security: endpoint.access === 'public' ? [] : [{ session: [] }, { bearer: [] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(endpoint.form && { consumes: ['multipart/form-data'] }),
      ...(endpoint.bytes && { consumes: ['application/octet-stream'] }),
      response: endpoint.produces ? { default: errorBody } : { 200: endpoint.response, default: errorBody },
      ...(endpoint.produces && { produces: [endpoint.produces] }),
    },
    onRequest: async (request, reply) => {
      if (endpoint.method !== 'GET') checkOrigin(request, app.http)
      const account = await app.http.identify(request, reply)
      await app.http.limits.check(request, endpoint, account)
      if (endpoint.access !== 'public') {
        checkMeantFor(request, account)
        admit(endpoint, account, app.http.now())
      }
      request.account = account
    },
    handler: async (request, reply) => {
      // Admitted before the form is read, so that queued forms are not in memory.
      const leave = await app.http.admission.enter(
        endpoint,
        request.account?.id ?? networkOf(request.ip ?? 'gone'),
      )
      if (!endpoint.streams) return answered(request, reply).finally(leave)
      reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
      finished(reply.raw, leave)
      return answered(request, reply)
    },
  })

  async function answered(request: FastifyRequest, reply: FastifyReply) {
    const { form, image } = endpoint.form ? await readForm(request, endpoint.form) : {}
    let checked: { answer: unknown; shown: unknown } | undefined
    const retry: Retry = {
      sent: sentKey(request),
      check(answer) {
        if (!(answer instanceof SerializedAnswer))
          checked = { answer, shown: checkedAnswer(endpoint, answer) }
      },
    }
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      form,
      image,
      user: request.account,
      retry,
      at: loggedAtOf(request, app.http.now()),
      request,
      reply,
    } as Call<E>
    const answer = await Promise.resolve(call)
      .then(handler)
      .catch((error: unknown) => refuseDeletedAccount(app, request, reply, error))
    await app.http.limits.answered(request, endpoint, request.account)
    if (reply.sent) return reply
    if (endpoint.produces) return reply.send(answer)
    reply.type(json)
    if (answer instanceof SerializedAnswer) return reply.send(answer.json)
    if (checked && checked.answer === answer) return reply.send(JSON.stringify(checked.shown))
    if (retry.isReplay && !endpoint.response.safeParse(answer).success)
      return reply.send(JSON.stringify(knownParts(endpoint.response, answer)))
    if (endpoint.method !== 'GET') return reply.send(JSON.stringify(checkedAnswer(endpoint, answer ?? null)))
    const { shown, outOfRange } = readAnswer(endpoint, answer ?? null)
    if (outOfRange.length) markOutOfRange(request, reply, outOfRange)
    return reply.send(JSON.stringify(shown))
  }
}

/** Names the values beyond their bounds in a header, and in the log without their positions. */
function markOutOfRange(request: FastifyRequest, reply: FastifyReply, paths: string[]) {
  reply.header(outOfRangeHeader, paths.slice(0, mostMarked).join(' '))
  const fields = [...new Set(paths.map((path) => path.replaceAll(/(?<!\d)\d+\./g, '')))]
  request.log.warn({ route: request.routeOptions.url, fields }, 'stored values out of range')
}

/** Answers 401 when the account was deleted during the request. */
async function refuseDeletedAccount(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<never> {
  if (error instanceof AppError || !request.account) throw error
  const still = await app.http.identify(request, reply).catch(() => request.account)
  throw still ? error : new AppError('unauthenticated', signedOut)
}

/** Milliseconds after which a download that its client does not read on is ended, as it holds a place. */
const stalledMs = 60_000
const json = 'application/json; charset=utf-8'
/** Most values that one answer marks. */
const mostMarked = 20
const signedOut = 'Sign in to continue.'
const confirmFirst = 'Confirm your email address first.'

/** Refuses entries that a device stored for another account. */
function checkMeantFor(request: FastifyRequest, account: Account | undefined) {
  const meant = request.headers[accountHeader.toLowerCase()]
  if (meant !== undefined && meant !== account?.id) throw new AppError('unauthenticated', signedOut)
}

function admit(endpoint: Endpoint, account: Account | undefined, now: Date) {
  if (!account) throw new AppError('unauthenticated', signedOut)
  if (endpoint.access === 'owner' && account.isUnconfirmedOwner)
    throw new AppError('forbidden', confirmFirst, { fields: { email: confirmFirst } })
  if (endpoint.access === 'owner' && !account.isOwner)
    throw new AppError('forbidden', 'Only the owner can do this.')
  if (endpoint.feature && allowance(account.tier, endpoint.feature) === 0) {
    throw new AppError('payment_required', planSentence(endpoint.feature), {
      plan: planAbove(account.tier, endpoint.feature),
      limit: 0,
      used: 0,
      resetsAt: quotaMonth(account.zone, now).resetsAt.toISOString(),
    })
  }
}

function planSentence(feature: NonNullable<Endpoint['feature']>): string {
  return feature === 'nutrition_logging' || feature === 'meal_analysis'
    ? 'Nutrition logging requires a paid subscription.'
    : 'Your plan does not include this. Choose a plan to use it.'
}

/** How often a write runs and what it may answer. */
export type Retry = {
  /** Idempotency key and a hash of the payload, where a key was sent. */
  sent: { key: string; fingerprint: string } | undefined
  /** Set when the receipt of an earlier call is returned, possibly from an earlier version. */
  isReplay?: true
  /** Checks the answer before the write is committed. Error: what the contract does not allow. */
  check(answer: unknown): void
}

function sentKey(request: FastifyRequest): Retry['sent'] {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw new AppError('invalid', 'An Idempotency-Key is 1 to 128 visible characters.')
  const asked = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`
  return { key, fingerprint: createHash('sha256').update(asked).digest('base64') }
}
