import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import {
  requestPasswordReset,
  resetPassword,
  sendVerification,
  signIn,
  signOut,
  signUp,
  verifyEmail,
} from '#contract/access/access.ts'
import { AppError } from '#contract/http/errors.ts'
import { logoutPath } from '#contract/http/paths.ts'
import type { Deps } from '#server/deps.ts'
import { ensureProfile } from '#server/features/account/service.ts'
import { isBearer } from '#server/http/identity.ts'
import { route } from '#server/http/route.ts'
import { hadAccount } from './account-deletion.ts'
import { type Auth, noTrialHeader } from './auth.ts'
import { refuseCommonPassword } from './password/common-passwords.ts'
import { knownDevices } from './sessions/known-device.ts'
import { headersOf, passCookies, sessionToken } from './sessions/session-cookie.ts'
import { countEmail, trySignIn } from './sessions/sign-in-tries.ts'
import { accessStore } from './store.ts'
import { endTokens } from './tokens/sign-out.ts'
import { words } from './words.ts'

type Wiring = Deps & { auth: Auth; secret: string; https: boolean; publicUrl: string }

/** Sign-up, sign-in, sign-out and the links of emails. */
export function accessRoutes(app: FastifyInstance, deps: Wiring) {
  const { auth, db, secret } = deps
  const devices = knownDevices(secret, deps.https)
  const tries = { ...deps, devices, limits: app.http.limits }

  route(app, signUp, async ({ body, request, reply }) => {
    await refuseCommonPassword(body.password, { email: body.email, names: [body.name] }, 'password')
    const headers = headersOf(request.headers)
    if (await hadAccount(db, body.email, secret)) headers.set(noTrialHeader, 'yes')
    const register = () => auth.api.signUpEmail({ body, headers, asResponse: true })
    let answer = await register()
    // A concurrent sign-up took the address; a repeated call treats it as known.
    if (await says(answer, 'FAILED_TO_CREATE_USER')) answer = await register()
    if (await says(answer, 'USER_ALREADY_EXISTS'))
      throw new AppError('conflict', words.addressTaken, { fields: { email: words.addressTaken } })
    const done = await signedIn(answer, reply, db)
    if (done.signedIn) devices.keep(request, reply, done.user.id)
    return done
  })

  route(app, signIn, async ({ body, request, reply }) => {
    const headers = headersOf(request.headers)
    const answer = await trySignIn(tries, request, body.email, async () => {
      const answer = await auth.api.signInEmail({ body, headers, asResponse: true })
      // A password above the maximum length is wrong.
      if (answer.status === 401 || (await says(answer, 'PASSWORD_TOO_LONG')))
        throw new AppError('unauthenticated', words.wrongPassword)
      return answer
    })
    if (answer.status === 403) throw new AppError('forbidden', words.verifyFirst)
    const done = await signedIn(answer, reply, db)
    devices.keep(request, reply, done.user.id)
    return done
  })

  route(app, signOut, async ({ user, body, request, reply }) => {
    const named = { refreshToken: body?.refresh_token, hash: body?.refresh_token_hash }
    await endTokens(deps, { user, ...named })
    if (!isBearer(request)) await endSession(deps, request, reply)
    return { success: true }
  })

  route(app, requestPasswordReset, async ({ body, request }) => {
    await countEmail(tries, request, body.email)
    await auth.api.requestPasswordReset({ body })
    return { message: words.resetSent }
  })

  route(app, resetPassword, async ({ body }) => {
    const { internalAdapter } = await auth.$context
    const link = await internalAdapter.findVerificationValue(`reset-password:${body.token}`)
    const person = link ? await accessStore(db).person(link.value) : undefined
    await refuseCommonPassword(body.newPassword, person, 'newPassword')
    const answer = await auth.api.resetPassword({ body, asResponse: true })
    if (!answer.ok) throw new AppError('invalid', words.linkOver, { fields: { token: words.linkOver } })
    return { message: words.passwordSet }
  })

  route(app, sendVerification, async ({ body, request }) => {
    await countEmail(tries, request, body.email)
    // Same answer after the same time, whether or not the address is known.
    await auth.api.sendVerificationEmail({ body, asResponse: true })
    return { message: words.verificationSent }
  })

  route(app, verifyEmail, async ({ body }) => {
    const email = await addressIn(body.token, secret)
    // A separate limit that only holders of the link can use up.
    await app.http.limits.failing([['sign-in-account', `${email} by link`]], async () => {
      const known = await accessStore(db).passwordOf(email)
      const { password } = await auth.$context
      const right = known?.hash ? await password.verify({ hash: known.hash, password: body.password }) : false
      if (!known || !right)
        throw new AppError('invalid', words.wrongPasswordOnly, {
          fields: { password: words.wrongPasswordOnly },
        })
      await accessStore(db).markVerified(known.id)
    })
    return { message: words.addressVerified }
  })

  app.get(
    logoutPath,
    { schema: { tags: ['logout'], summary: 'Sign out and go to the start page' } },
    async (request, reply) => {
      // The only state change by GET, required by the specification: cross-site requests are refused.
      const site = request.headers['sec-fetch-site']
      if (site === 'cross-site') throw new AppError('forbidden', words.otherSite)
      await endSession(deps, request, reply)
      return reply.redirect('/')
    },
  )
}

async function signedIn(answer: Response, reply: FastifyReply, db: Deps['db']) {
  if (!answer.ok) throw new AppError('unavailable', words.signInFailed, { retryAfterSeconds: 2 })
  const { user, token } = (await answer.json()) as {
    token: string | null
    user: { id: string; email: string; name: string; emailVerified: boolean }
  }
  // Creates the profile before the cookie is sent: all personal rows refer to it. Outside the sign-up's
  // transaction, which already holds a connection.
  if (token) await ensureProfile(db, user.id)
  passCookies(answer, reply)
  return { user, signedIn: token !== null && token !== undefined }
}

/** Whether the sign-in library refused with `code` (as a prefix). */
async function says(answer: Response, code: string): Promise<boolean> {
  if (answer.ok) return false
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string }
  return body.code?.startsWith(code) ?? false
}

async function endSession({ auth, db, secret }: Wiring, request: FastifyRequest, reply: FastifyReply) {
  // Checked here first: the library answers "signed out" even when the database is unreachable.
  const { name } = (await auth.$context).authCookies.sessionToken
  const token = sessionToken(request.cookies[name], secret)
  if (token) await accessStore(db).endSession(token)
  passCookies(await auth.api.signOut({ headers: headersOf(request.headers), asResponse: true }), reply)
}

/** The address of a verification link. */
async function addressIn(token: string, secret: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
    if (typeof payload.email === 'string' && !payload.updateTo) return payload.email.toLowerCase()
  } catch {
    // One sentence for expired, altered and foreign links.
  }
  throw new AppError('invalid', words.linkOver, { fields: { token: words.linkOver } })
}
