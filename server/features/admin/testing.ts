import { signIn } from '#contract/access/access.ts'
import { getUser } from '#contract/access/user.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import { applyBillerState } from '#server/features/subscriptions/biller-state.ts'
import { type Caller, cookieOf, type testApp } from '#server/testing.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Owner = Pick<Caller, 'call' | 'raw'>
const owners = new WeakMap<App, Promise<Owner>>()

/** The owner of an app started with `OWNER_EMAIL: 'owner@example.com'`, signed in with a verified address. */
export function ownerOf(app: App): Promise<Owner> {
  const owner = owners.get(app) ?? signInOwner(app)
  owners.set(app, owner)
  return owner
}

async function signInOwner(app: App): Promise<Owner> {
  await app.as('owner').raw({ method: 'GET', url: '/api/user' })
  await app.db.$client.query(`update users set email_verified = true where email = 'owner@example.com'`)
  const { headers } = await app.stranger.raw({
    method: signIn.method,
    url: signIn.path,
    payload: { email: 'owner@example.com', password: 'owner has a password' },
  })
  await keepSignedIn(app)
  const cookie = cookieOf(headers['set-cookie'])
  return {
    raw: (request) => app.stranger.raw({ ...request, headers: { cookie, ...request.headers } }),
    call: (endpoint, sent) =>
      app.stranger.call(endpoint, { ...sent, headers: { cookie, ...sent?.headers } } as typeof sent),
  }
}

/** Advances the clock without ending sessions. */
export async function later(app: App, days: number) {
  app.clock.now = new Date(app.clock.now.getTime() + days * dayMs)
  await keepSignedIn(app)
}

/** Better Auth ends and renews sessions by the machine's clock, from which the app's may be far. */
async function keepSignedIn({ clock, db }: App) {
  const expires = new Date(clock.now.getTime() + 60 * dayMs)
  await db.$client.query('update sessions set expires_at = $1', [expires])
}

/** The id of `name`'s account, created by the app's clock when missing. */
export async function accountOf(app: App, name: string): Promise<string> {
  const email = `${name}@example.com`
  const find = async () =>
    (await app.db.$client.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id
  const known = await find()
  if (known) return known
  await app.as(name).call(getUser)
  return (await find())!
}

/** Reports a paid or ended App Store plan of `name`. */
export async function pays(app: App, name: string, plan: PlanId | undefined) {
  const [id, readAt] = [await accountOf(app, name), app.clock.now]
  const none = { customerId: null, nextPlan: null, currentPeriodEnd: null, cancelAtPeriodEnd: false }
  const reported = { ...none, providerId: `of ${name}`, plan, readAt, biller: 'apple' as const }
  await app.db.transaction((tx) =>
    applyBillerState(tx, id, { ...reported, state: plan ? 'paid' : 'ended' }, readAt),
  )
}
