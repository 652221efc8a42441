import type { FastifyInstance } from 'fastify'
import { signIn, signUp } from '#contract/access/access.ts'
import type { Endpoint, Input, Output } from '#contract/http/endpoint.ts'
import type { Account } from '#server/http/identity.ts'
import { words } from './words.ts'

type Sent<E extends Endpoint> = Partial<Pick<Input<E>, 'body' | 'query'>>
export type Call = <E extends Endpoint>(endpoint: E, sent?: Sent<E>) => Promise<Output<E>>

/** The machine's zone, so that today's entries match the local time. */
export const demoZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** A caller signed in as that address; registers the account if missing. */
export async function signedIn(app: FastifyInstance, email: string, password: string) {
  const enter = async (endpoint: typeof signIn | typeof signUp) => {
    const payload = { email, password, name: 'Robin Lake' }
    return app.inject({ method: endpoint.method, url: endpoint.path, payload })
  }
  let answer = await enter(signIn)
  const isNew = answer.statusCode !== 200
  if (isNew) answer = await enter(signUp)
  const cookie = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0])[0]
  if (answer.statusCode !== 200 || !cookie) throw new Error(words.otherPassword(email))
  const call: Call = async (endpoint, sent = {}) => {
    const made = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { cookie },
      ...(sent.query !== undefined && { query: sent.query as Record<string, string> }),
      ...(sent.body !== undefined && { payload: sent.body as object }),
    })
    if (made.statusCode !== 200) throw new Error(`${endpoint.path}: ${made.body}`)
    return made.json()
  }
  return { isNew, call, id: answer.json().user.id as string }
}

/** The account as server features know it, for data that would need too many calls. */
export function accountOf(id: string, email: string): Account {
  return {
    id,
    email,
    emailVerified: false,
    firstName: 'Robin',
    lastName: 'Lake',
    image: null,
    zone: demoZone,
    timezone: demoZone,
    units: 'specified',
    tier: 'pro',
    subscriptionStatus: 'active',
    cancelAtPeriodEnd: false,
    currentPeriodEnd: null,
    stripeCustomerId: null,
    trialEndsAt: null,
    isOwner: false,
    isUnconfirmedOwner: false,
    createdAt: new Date(),
  }
}
