import type { FastifyInstance } from 'fastify'
import { listQuotas } from '#contract/subscriptions/subscriptions.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { quotasOf } from './service.ts'

/** The plan's quotas and their use. */
export function subscriptionRoutes(app: FastifyInstance, { db, now }: Deps) {
  route(app, listQuotas, ({ user }) => quotasOf(db, user, now()))
}
