import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { passwordLength } from '#contract/access/access.ts'
import { trialDays } from '#contract/subscriptions/plans.ts'
import type { Deps } from '#server/deps.ts'
import { passwordReset, verifyAddress } from './email/emails.ts'
import { sendEmail } from './email/send-email.ts'
import { accessStore } from './store.ts'
import { sessions, signInMethods, users, verifications } from './table.ts'
import { endAllTokens } from './tokens/sign-out.ts'

export type Auth = ReturnType<typeof createAuth>
/** Hashing of passwords, and the check of one against a hash. */
export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/** The session cookie's name; the `__Host-` prefix binds it to this host and to https. */
export const sessionCookie = (https: boolean) => (https ? '__Host-forkmile.session' : 'forkmile.session')
export const sessionDays = 30
/**
 * Marks a sign-up whose address had its trial. Only the server sets it: browsers' headers are not passed on. Read
 * before the sign-up, which already holds a connection and must not wait for a second one.
 */
export const noTrialHeader = 'x-no-trial'

/**
 * Identity and web sessions. Only the library's functions are used, not its routes: ours check contract, limits and
 * origin first. Its rate limiter trusts a header and stays off.
 */
export function createAuth(
  deps: Pick<Deps, 'db' | 'mail' | 'now' | 'settings' | 'log'>,
  secret: string,
  publicUrl: string,
  passwordHashing?: PasswordHashing,
) {
  const { db, mail, now } = deps
  const https = publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { users, sessions, sign_in_methods: signInMethods, verifications },
      transaction: true,
    }),
    advanced: {
      database: { generateId: () => crypto.randomUUID() },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookie(https),
          attributes: { secure: https, path: '/', sameSite: 'lax', httpOnly: true },
        },
      },
      ipAddress: { ipv6Subnet: 64 },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: {
      modelName: 'users',
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        trialEndsAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionDays * 86_400,
      updateAge: 86_400,
      cookieCache: { enabled: false },
    },
    account: { modelName: 'sign_in_methods' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: mail.leavesTheMachine,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      ...(passwordHashing && { password: passwordHashing }),
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: async ({ user, token }) =>
        sendEmail(deps, user.id, passwordReset(user, `${publicUrl}/reset-password?token=${token}`)),
      onPasswordReset: async ({ user }) => {
        const store = accessStore(db)
        // Opening the link proves the address.
        await store.markVerified(user.id)
        await store.forgetResetLinks(user.id)
        await endAllTokens(db, user.id)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: 86_400,
      sendVerificationEmail: async ({ user, token }) =>
        sendEmail(deps, user.id, verifyAddress(user, `${publicUrl}/verify-email?token=${token}`)),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            const [firstName, ...rest] = user.name.trim().split(/\s+/)
            const days = context?.headers?.has(noTrialHeader) ? 0 : trialDays
            const trialEndsAt = new Date(now().getTime() + days * 86_400_000)
            return { data: { ...user, firstName, lastName: rest.join(' ') || null, trialEndsAt } }
          },
        },
      },
    },
  })
}
