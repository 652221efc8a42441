import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { callbackPath, loginQuery } from '#contract/access/tokens.ts'
import type { Deps } from '#server/deps.ts'
import { addressOf } from '#server/http/limits/limits.ts'
import { type App, app as appQuery, type appVisits } from './app-visit.ts'
import type { authorizationRequests } from './authorization-request.ts'
import { failureText } from './failure.ts'
import type { Provider } from './provider.ts'

export type SignInWiring = Pick<Deps, 'log'> & {
  app: FastifyInstance
  providers: Provider[]
  authorizationRequests: ReturnType<typeof authorizationRequests>
  visits: ReturnType<typeof appVisits>
  publicUrl: string
}

/** Redirects to the provider's page, or to ours when the named provider is not configured. */
export async function beginSignIn(wiring: SignInWiring, request: FastifyRequest, reply: FastifyReply) {
  const { app, authorizationRequests, providers } = wiring
  await app.http.limits.count('sign-in', `begin ${addressOf(request)}`)
  const query = loginQuery.safeParse(request.query).data ?? {}
  const forApp = query.platform === 'ios'
  const visit = await visitOf(wiring, query, request, reply)
  if (forApp && !visit) return reply.redirect('/login?error=auth_failed')
  const page = `${query.prompt === 'create' ? '/register' : '/login'}${forApp ? '?platform=ios' : ''}`
  const provider = providers.find(({ id }) => id === query.method)
  if (!provider) return reply.redirect(page)
  try {
    const begun = await authorizationRequests.begin(
      { provider: provider.id, ...(visit && { app: visit }) },
      reply,
    )
    const redirectUri = redirectUriFor(wiring, request)
    return reply.redirect((await provider.page({ ...begun, redirectUri, byHand: forApp })).href)
  } catch (error) {
    const text = encodeURIComponent(failureText(error, provider.id, request.log))
    return reply.redirect(`${page}${forApp ? '&' : '?'}error=${text}`)
  }
}

/** The app that waits for the answer, from this query or from the cookie of an earlier one. */
async function visitOf(
  { visits }: SignInWiring,
  query: z.output<typeof loginQuery>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<App | undefined> {
  if (query.platform !== 'ios') {
    visits.forget(reply)
    return undefined
  }
  if (query.state === undefined && query.challenge === undefined) return visits.read(request)
  const visit = appQuery.safeParse(query).data
  if (visit) await visits.keep(reply, visit)
  return visit
}

/** Uses the browser's host name if it is allowed, since cookies belong to it. */
export function redirectUriFor(
  { app, publicUrl }: Pick<SignInWiring, 'app' | 'publicUrl'>,
  request: FastifyRequest,
): string {
  const asked = `${request.protocol}://${request.host}`
  return `${app.http.origins(asked) ? asked : publicUrl}${callbackPath}`
}
