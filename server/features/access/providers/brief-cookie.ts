import type { FastifyReply, FastifyRequest } from 'fastify'

/** A short-lived cookie of a sign-in; the `__Host-` prefix prevents other hosts from setting it. */
export function briefCookie(name: string, https: boolean) {
  const full = `${https ? '__Host-' : ''}forkmile.${name}`
  // Lax, since the answer is a navigation from another site.
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
