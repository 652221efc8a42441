import type { FastifyInstance } from 'fastify'
import { changeProfile, getProfile } from '#contract/profile.ts'
import { getAuthUser, getMe, getUser, setTimezone, type User } from '#contract/user.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/identity.ts'
import { route } from '../http/route.ts'
import * as service from './service.ts'
import { accountStore } from './store.ts'

/** The signed-in person: identity, plan state, profile. */
export function accountRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, getAuthUser, ({ user }) => userOf(user))
  route(app, getMe, ({ user }) => userOf(user))
  route(app, getUser, ({ user }) => userOf(user))

  route(app, setTimezone, async ({ user, body }) => {
    await accountStore(db, user.id).changeAccount({ timezone: body.timezone })
    return userOf({ ...user, timezone: body.timezone })
  })

  route(app, getProfile, ({ user }) => service.readProfile(db, user))
  route(app, changeProfile, ({ user, body }) => service.changeProfile(db, user, body))
}

function userOf(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    emailVerified: account.emailVerified,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.image,
    subscriptionTier: account.tier,
    subscriptionStatus: account.subscriptionStatus,
    subscriptionCancelAtPeriodEnd: account.cancelAtPeriodEnd,
    subscriptionCurrentPeriodEnd: account.currentPeriodEnd?.toISOString() ?? null,
    stripeCustomerId: account.stripeCustomerId,
    trialEndDate: account.trialEndsAt?.toISOString() ?? null,
    timezone: account.timezone,
    units: account.units,
    isOwner: account.isOwner,
    createdAt: account.createdAt.toISOString(),
  }
}
