import type { FastifyInstance } from 'fastify'
import { foodJobs } from '#server/features/foods/routes.ts'
import { fridgeJobs } from '#server/features/fridge/routes.ts'
import { nutritionJobs } from '#server/features/nutrition/routes.ts'
import { recipeJobs } from '#server/features/recipes/routes.ts'
import type { Counters } from './adapters/counters/counters.ts'
import { memoryCounters } from './adapters/counters/memory-counters.ts'
import { isDatabaseAway } from './adapters/database/database.ts'
import { receiptJobs } from './adapters/database/jobs.ts'
import { openMetrics } from './adapters/telemetry/metrics.ts'
import { instrumentDeps } from './adapters/telemetry/telemetry.ts'
import type { Deps } from './deps.ts'
import { createAuth, type PasswordHashing } from './features/access/auth.ts'
import { accessJobs } from './features/access/jobs.ts'
import { providerRoutes } from './features/access/providers/routes.ts'
import { accessRoutes } from './features/access/routes.ts'
import { identifier } from './features/access/service.ts'
import { securityRoutes } from './features/access/sessions/security-routes.ts'
import { accessTokens } from './features/access/tokens/access-token.ts'
import type { KeyAddresses } from './features/access/tokens/identity-token.ts'
import { nativeClients } from './features/access/tokens/native-clients.ts'
import { tokenRoutes } from './features/access/tokens/routes.ts'
import { accountJobs } from './features/account/jobs.ts'
import { accountRoutes } from './features/account/routes.ts'
import { activityFileRoutes } from './features/activities/files/routes.ts'
import { activityRoutes } from './features/activities/routes.ts'
import { recordPresence } from './features/admin/presence.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { eventRoutes } from './features/events/routes.ts'
import { expenditureRoutes } from './features/expenditure/routes.ts'
import { foodRoutes } from './features/foods/routes.ts'
import { fridgeRoutes } from './features/fridge/routes.ts'
import { goalRoutes } from './features/goals/routes.ts'
import { hydrationRoutes } from './features/hydration/routes.ts'
import { analyticsRoutes } from './features/insights/analytics/analytics-routes.ts'
import { insightsRoutes } from './features/insights/routes.ts'
import { mealPlanRoutes } from './features/meal-plans/routes.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { micronutrientRoutes } from './features/nutrition/micronutrients/routes.ts'
import { nutritionRoutes } from './features/nutrition/routes.ts'
import { savedMealRoutes } from './features/nutrition/saved/saved-meal-routes.ts'
import { type Operations, operationRoutes } from './features/operations/routes.ts'
import { pairingRoutes } from './features/pairings/routes.ts'
import { recipeRoutes } from './features/recipes/routes.ts'
import { removalJobs } from './features/removals/jobs.ts'
import { clientRoutes } from './features/site/client.ts'
import { siteRoutes } from './features/site/routes.ts'
import { universalLinkRoutes } from './features/site/universal-links.ts'
import { strengthFileRoutes } from './features/strength/files/routes.ts'
import { strengthRoutes } from './features/strength/routes.ts'
import { appleJobs } from './features/subscriptions/apple/apple-jobs.ts'
import { appleRoutes } from './features/subscriptions/apple/apple-routes.ts'
import { cardRoutes } from './features/subscriptions/cards/card-routes.ts'
import { subscriptionJobs } from './features/subscriptions/jobs.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { supplementRoutes } from './features/supplements/routes.ts'
import { trainingRoutes } from './features/training/routes.ts'
import { weightRoutes } from './features/weight/routes.ts'
import { openHttp } from './http/base.ts'

type Options = {
  /** Secret for session cookies and verification links. */
  secret: string
  /** Public address of the instance. */
  publicUrl: string
  /** Folder of the built client; without it only the API is served. */
  client?: string
  logTo?: NodeJS.WritableStream
  /** Addresses of Google's and Apple's keys in tests. */
  keysAt?: KeyAddresses
  /** Replaces the hashing of passwords in tests, as it is slow by design. */
  passwordHashing?: PasswordHashing
  /** Metrics, traces and shutdown state of the process. */
  operations?: Operations
  /** Counters for limits; by default in memory. */
  counters?: Counters
}

/** Builds the whole application. Features are listed here and nowhere else. */
export async function buildApp(
  deps: Omit<Deps, 'log'>,
  {
    secret,
    publicUrl,
    client,
    logTo,
    keysAt,
    passwordHashing,
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
  const all: Deps = instrumentDeps({ ...deps, log: app.log }, operations.watch)
  const auth = createAuth(all, secret, publicUrl, passwordHashing)
  const tokens = accessTokens(secret, publicUrl)
  identify = identifier(all, auth, tokens, secret, https)

  operationRoutes(app, all, operations)
  recordPresence(app, all)
  siteRoutes(app, all)
  universalLinkRoutes(app, all)
  accessRoutes(app, { ...all, auth, secret, https, publicUrl })
  providerRoutes(app, { ...all, auth, secret, https, publicUrl })
  tokenRoutes(app, {
    ...all,
    tokens,
    secret,
    clients: nativeClients(all.settings),
    ...(keysAt && { keysAt }),
  })
  accessJobs(all)
  securityRoutes(app, { ...all, auth, secret, publicUrl })
  accountRoutes(app, { ...all, auth, secret })
  accountJobs(all)
  goalRoutes(app, all)
  weightRoutes(app, all)
  expenditureRoutes(app, all)
  strengthRoutes(app, all)
  strengthFileRoutes(app, all)
  insightsRoutes(app, all)
  analyticsRoutes(app, all)
  nutritionRoutes(app, all)
  micronutrientRoutes(app, all)
  savedMealRoutes(app, all)
  nutritionJobs(all)
  removalJobs(all)
  foodRoutes(app, all)
  foodJobs(all)
  hydrationRoutes(app, all)
  supplementRoutes(app, all)
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

/** Operations of a single process without exporters. */
function unwatched(): Operations {
  return { watch: { metrics: openMetrics(), tracer: undefined }, ending: () => false }
}
