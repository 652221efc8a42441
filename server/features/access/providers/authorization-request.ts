import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { providerIds } from '#contract/access/access.ts'
import type { Deps } from '#server/deps.ts'
import { hashOf, newSecret } from '../tokens/secret.ts'
import { app } from './app-visit.ts'
import { authorizationRequestStore } from './authorization-request-store.ts'
import { briefCookie } from './brief-cookie.ts'
import type { Question } from './provider.ts'

const authorizationRequest = z.object({
  provider: z.enum(providerIds),
  verifier: z.string(),
  nonce: z.string(),
  /** Set when an app waits for the answer. */
  app: app.optional(),
})
export type AuthorizationRequest = z.infer<typeof authorizationRequest>

/** Covers finding a password and a second factor. */
const minutes = 10

/**
 * Pending authorization requests. Each can be finished once, by the browser that started it: the returned state must match
 * its cookie.
 */
export function authorizationRequests({ db, now }: Pick<Deps, 'db' | 'now'>, https: boolean) {
  const cookie = briefCookie('begun', https)
  return {
    async begin(
      what: Pick<AuthorizationRequest, 'provider' | 'app'>,
      reply: FastifyReply,
    ): Promise<Pick<Question, 'state' | 'nonce' | 'challenge'>> {
      const [state, verifier, nonce] = [newSecret(), newSecret(), newSecret()]
      const kept: AuthorizationRequest = { ...what, verifier, nonce }
      const at = now()
      const end = new Date(at.getTime() + minutes * 60_000)
      await authorizationRequestStore(db).add(nameOf(state), JSON.stringify(kept), at, end)
      cookie.keep(reply, state, minutes)
      return { state, nonce, challenge: createHash('sha256').update(verifier).digest('base64url') }
    },
    /** The request of this browser; undefined for a foreign, expired or used state. */
    async finish(
      state: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<AuthorizationRequest | undefined> {
      // An answer with a foreign state must not cancel the pending sign-in.
      if (!state || cookie.read(request) !== state) return undefined
      cookie.forget(reply)
      const kept = await authorizationRequestStore(db).take(nameOf(state), now())
      return kept === undefined ? undefined : authorizationRequest.parse(JSON.parse(kept))
    },
  }
}

const nameOf = (state: string) => `sign-in ${hashOf(state)}`
