import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie for the few minutes of a sign-in; the `__Host-` prefix keeps other hosts from planting one. */
export function briefCookie(name: string, https: boolean) {
  const full = `${https ? '__Host-' : ''}forkmile.${name}`
  // Lax: the way back leads through another site's page.
  const attributes = { path: '/', secure: https, httpOnly: true, sameSite: 'lax' } as const
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[full],
    keep(reply: FastifyReply, value: string, minutes: number) {
      reply.setCookie(full, value, { ...attributes, maxAge: minutes * 60 })
    },
    forget(reply: FastifyReply) {
      reply.clearCookie(full, attributes)
    },
  }
}
