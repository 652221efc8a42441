import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenCookieDays } from '#contract/tokens.ts'
import { isFromShell } from '../../http/cross-origin.ts'

const path = '/api/auth'

/** The cookie of the iOS app's refresh token; `__Secure-` binds it to https, and its path rules `__Host-` out. */
export function tokenCookie(https: boolean) {
  const name = https ? '__Secure-forkmile.refresh' : 'forkmile.refresh'
  const attributes = { path, secure: https, httpOnly: true, sameSite: 'strict' } as const
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    /** Only where the iOS app asks, and under our own origin: from another one cookies count for nothing. */
    keep(request: FastifyRequest, reply: FastifyReply, token: string) {
      if (request.headers['x-client-platform'] !== 'ios' || isFromShell(request)) return
      reply.setCookie(name, token, { ...attributes, maxAge: tokenCookieDays * 86_400 })
    },
    /** Also where it was not sent: its path keeps it from most calls. */
    forget(reply: FastifyReply) {
      reply.clearCookie(name, attributes)
    },
  }
}
