import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const days = 400
const mostAccounts = 5
/** Stands in for a missing account, so that both cases take the same time. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * A cookie that recognizes a browser after a sign-in: a random id with a MAC over id and account per account. It
 * grants no access, names no account and survives signing out; foreign or forged ones are ignored.
 */
export function knownDevices(secret: string, https: boolean) {
  const name = `${https ? '__Host-' : ''}forkmile.device`
  const macOf = (id: string, userId: string) =>
    createHmac('sha256', secret).update(`known device ${id} ${userId}`).digest().subarray(0, 16)
  const read = (request: FastifyRequest) => {
    const [id = '', ...macs] = request.cookies[name]?.split('.') ?? []
    return /^[\w-]{22}$/.test(id) ? { id, macs: macs.slice(0, mostAccounts) } : undefined
  }
  const isOf = (mac: string, expected: Buffer) => {
    const given = Buffer.from(mac, 'base64url')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return {
    /** The browser's id if it signed in to the account before. */
    idFor(request: FastifyRequest, userId: string | undefined): string | undefined {
      const known = read(request)
      if (!known) return undefined
      const expected = macOf(known.id, userId ?? nobody)
      const found = known.macs.filter((mac) => isOf(mac, expected))
      return userId && found.length ? known.id : undefined
    },
    /** Call after a sign-in. */
    keep(request: FastifyRequest, reply: FastifyReply, userId: string) {
      const { id, macs } = read(request) ?? { id: randomBytes(16).toString('base64url'), macs: [] }
      const own = macOf(id, userId)
      const others = macs.filter((mac) => !isOf(mac, own)).slice(0, mostAccounts - 1)
      reply.setCookie(name, [id, own.toString('base64url'), ...others].join('.'), {
        path: '/',
        secure: https,
        httpOnly: true,
        sameSite: 'lax',
        maxAge: days * 86_400,
      })
    },
  }
}
