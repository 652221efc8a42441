import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Deps } from '#server/deps.ts'
import { ensureProfile } from '#server/features/account/service.ts'
import type { Auth } from '../auth.ts'
import { accountFor } from '../tokens/native.ts'
import { backToApp, failedToApp } from './app-visit.ts'
import type { AuthorizationRequest } from './authorization-request.ts'
import { redirectUriFor, type SignInWiring } from './begin.ts'
import { failureText, refusalText } from './failure.ts'
import { openWebSession } from './web-session.ts'

type Wiring = SignInWiring & Pick<Deps, 'db' | 'now'> & { auth: Auth; secret: string; https: boolean }

const text = z.string().max(4096).optional()
const returned = z.object({
  code: text,
  state: text,
  iss: text,
  error: text,
  error_description: text,
  first_name: text,
  last_name: text,
})
type Returned = z.output<typeof returned>

/** Handles the OAuth callback and redirects. */
export async function finishSignIn(wiring: Wiring, request: FastifyRequest, reply: FastifyReply) {
  const query = returned.safeParse(request.query).data ?? ({} as Returned)
  const authorizationRequest = await wiring.authorizationRequests.finish(query.state ?? '', request, reply)
  if (!authorizationRequest) return reply.redirect('/?error=auth_failed')
  const { app, provider } = authorizationRequest
  const failed = (error: string) => {
    if (!app) return reply.redirect(`/?${new URLSearchParams({ error })}`)
    wiring.visits.forget(reply)
    return reply.redirect(failedToApp(app, error, provider))
  }
  if (query.code === undefined || query.error !== undefined)
    return failed(refusalText(query.error, query.error_description))
  try {
    const userId = await identityOf(wiring, authorizationRequest, query, request)
    await ensureProfile(wiring.db, userId)
    const waited = wiring.providers.some((one) => one.id === provider && one.waits)
    if (app && waited) {
      const location = await backToApp(wiring, app, { userId, provider })
      wiring.visits.forget(reply)
      return reply.redirect(location)
    }
    await openWebSession(wiring, userId, request, reply)
    // A tap on that page issues the code, so no app gets one without the user's action.
    return reply.redirect(app ? '/login?platform=ios' : `/auth/callback?provider=${provider}`)
  } catch (error) {
    return failed(failureText(error, provider, request.log))
  }
}

async function identityOf(
  wiring: Wiring,
  { provider: id, verifier, nonce }: AuthorizationRequest,
  query: Returned,
  request: FastifyRequest,
): Promise<string> {
  const provider = wiring.providers.find((one) => one.id === id)
  // The settings changed during the sign-in.
  if (!provider) throw new Error(`The provider ${id} is no longer set up.`)
  const identity = await provider.identify({
    code: query.code ?? '',
    verifier,
    nonce,
    redirectUri: redirectUriFor(wiring, request),
    issuer: query.iss,
    firstName: query.first_name,
    lastName: query.last_name,
    now: wiring.now(),
  })
  return accountFor(wiring, identity)
}
