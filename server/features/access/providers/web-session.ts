import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { ensureProfile } from '#server/features/account/service.ts'
import { type Auth, sessionCookie, sessionDays } from '../auth.ts'
import { knownDevices } from '../sessions/known-device.ts'
import { signedToken } from '../sessions/session-cookie.ts'

type Wiring = Pick<Deps, 'db'> & { auth: Auth; secret: string; https: boolean }

/** Creates a session and its cookie, as after a password sign-in. */
export async function openWebSession(
  { auth, db, secret, https }: Wiring,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { internalAdapter } = await auth.$context
  await ensureProfile(db, userId)
  const userAgent = request.headers['user-agent']?.slice(0, 500) ?? ''
  const { token } = await internalAdapter.createSession(userId, false, { userAgent })
  reply.setCookie(sessionCookie(https), signedToken(token, secret), {
    path: '/',
    secure: https,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: sessionDays * 86_400,
  })
  knownDevices(secret, https).keep(request, reply, userId)
}
