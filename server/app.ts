import type { FastifyInstance } from 'fastify'
import { createAuth } from './access/auth.ts'
import { accessJobs } from './access/jobs.ts'
import { providerRoutes } from './access/providers/routes.ts'
import { accessRoutes } from './access/routes.ts'
import { securityRoutes } from './access/security-routes.ts'
import { identifier } from './access/service.ts'
import { accessTokens } from './access/tokens/access-token.ts'
import type { KeyAddresses } from './access/tokens/identity-token.ts'
import { nativeClients } from './access/tokens/native-clients.ts'
import { tokenRoutes } from './access/tokens/routes.ts'
import { accountJobs } from './account/jobs.ts'
import { accountRoutes } from './account/routes.ts'
import { activityFileRoutes } from './activities/files/routes.ts'
import { activityRoutes } from './activities/routes.ts'
import type { Counters } from './adapters/counters/counters.ts'
import { memoryCounters } from './adapters/counters/memory-counters.ts'
import { isDatabaseAway } from './adapters/database/database.ts'
import { receiptJobs } from './adapters/database/jobs.ts'
import { openMetrics } from './adapters/telemetry/metrics.ts'
import { watchedDeps } from './adapters/telemetry/telemetry.ts'
import { keepPresence } from './admin/presence.ts'
import { adminRoutes } from './admin/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import type { Deps } from './deps.ts'
import { eventRoutes } from './events/routes.ts'
import { foodJobs } from './foods/jobs.ts'
import { foodRoutes } from './foods/routes.ts'
import { fridgeJobs } from './fridge/jobs.ts'
import { fridgeRoutes } from './fridge/routes.ts'
import { goalRoutes } from './goals/routes.ts'
import { openHttp } from './http/base.ts'
import { hydrationRoutes } from './hydration/routes.ts'
import { analyticsRoutes } from './insights/analytics-routes.ts'
import { insightsRoutes } from './insights/routes.ts'
import { mealPlanRoutes } from './meal-plans/routes.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { nutritionJobs } from './nutrition/jobs.ts'
import { nutritionRoutes } from './nutrition/routes.ts'
import { savedMealRoutes } from './nutrition/saved-meal-routes.ts'
import { type Operations, operationRoutes } from './operations/routes.ts'
import { pairingRoutes } from './pairings/routes.ts'
import { recipeJobs } from './recipes/jobs.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { clientRoutes } from './site/client.ts'
import { siteRoutes } from './site/routes.ts'
import { universalLinkRoutes } from './site/universal-links.ts'
import { appleJobs } from './subscriptions/apple-jobs.ts'
import { appleRoutes } from './subscriptions/apple-routes.ts'
import { cardRoutes } from './subscriptions/card-routes.ts'
import { subscriptionJobs } from './subscriptions/jobs.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { trainingRoutes } from './training/routes.ts'
import { weightRoutes } from './weight/routes.ts'

type Options = {
  /** Signs session cookies and verification links. */
  secret: string
  /** The address that people use. */
  publicUrl: string
  /** The built client's folder; without it only the API is served. */
  client?: string
  logTo?: NodeJS.WritableStream
  /** Where Google's and Apple's keys are fetched, in place of their own addresses. */
  keysAt?: KeyAddresses
  /** Where it is run: what watches it, and whether it was told to end. */
  operations?: Operations
  /** Counts that limits are held against; this process's own without. */
  counters?: Counters
}

/** The whole product as one Fastify: every feature is listed here and nowhere else. */
export async function buildApp(
  deps: Omit<Deps, 'log'>,
  {
    secret,
    publicUrl,
    client,
    logTo,
    keysAt,
    operations = unwatched(),
    counters = memoryCounters(),
  }: Options,
): Promise<FastifyInstance> {
  const https = publicUrl.startsWith('https:')
  let identify: ReturnType<typeof identifier>
  const app = await openHttp({
    settings: deps.settings,
    identify: (request, reply) => identify(request, reply),
    isAway: isDatabaseAway,
    now: deps.now,
    counters,
    ...(logTo && { logTo }),
  })
  const all: Deps = watchedDeps({ ...deps, log: app.log }, operations.watch)
  const auth = createAuth(all, secret, publicUrl)
  const tokens = accessTokens(secret, publicUrl)
  identify = identifier(all, auth, tokens, secret, https)

  operationRoutes(app, all, operations)
  keepPresence(app, all)
  siteRoutes(app, all)
  universalLinkRoutes(app, all)
  accessRoutes(app, { ...all, auth, secret, https })
  providerRoutes(app, { ...all, auth, secret, https, publicUrl })
  tokenRoutes(app, {
    ...all,
    tokens,
    secret,
    https,
    clients: nativeClients(all.settings),
    ...(keysAt && { keysAt }),
  })
  accessJobs(all)
  securityRoutes(app, { ...all, auth, secret, publicUrl })
  accountRoutes(app, { ...all, auth, secret })
  accountJobs(all)
  goalRoutes(app, all)
  weightRoutes(app, all)
  insightsRoutes(app, all)
  analyticsRoutes(app, all)
  nutritionRoutes(app, all)
  savedMealRoutes(app, all)
  nutritionJobs(all)
  foodRoutes(app, all)
  foodJobs(all)
  hydrationRoutes(app, all)
  activityRoutes(app, all)
  activityFileRoutes(app, all)
  trainingRoutes(app, all)
  fridgeRoutes(app, all)
  fridgeJobs(all)
  recipeRoutes(app, all)
  recipeJobs(all)
  pairingRoutes(app, all)
  mealPlanRoutes(app, all)
  subscriptionRoutes(app, all)
  cardRoutes(app, all, publicUrl)
  subscriptionJobs(all, publicUrl)
  appleRoutes(app, all)
  appleJobs(all)
  contactRoutes(app, all)
  adminRoutes(app, all)
  notificationRoutes(app, { ...all, secret, publicUrl })
  notificationJobs({ ...all, secret, publicUrl })
  eventRoutes(app, all)
  receiptJobs(all)
  if (client)
    await clientRoutes(app, { client, publicUrl, supportEmail: deps.settings.supportEmail, now: deps.now })
  return app
}

/** One process by itself, whose figures nobody carries on. */
function unwatched(): Operations {
  return { watch: { metrics: openMetrics(), tracer: undefined }, ending: () => false }
}
