import type { FastifyInstance } from 'fastify'
import { providerIds } from '#contract/access/access.ts'
import { type Config, getConfig, getHealth } from '#contract/config.ts'
import { AppError } from '#contract/http/errors.ts'
import { platforms } from '#contract/notifications.ts'
import { productName } from '#contract/product.ts'
import { databaseAnswers } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { version } from '#server/version.ts'

/** Public endpoints: health and this instance's configuration. */
export function siteRoutes(app: FastifyInstance, { ai, db, mail, payments, push, settings }: Deps) {
  const config: Config = {
    productName,
    supportEmail: settings.supportEmail ?? null,
    signInMethods: ['email', ...providerIds.filter((id) => settings.providers[id])],
    mail: mail.leavesTheMachine,
    vapidPublicKey: push.publicKey,
    pushPlatforms: platforms.filter(push.serves),
    mapTilesUrl: settings.mapTilesUrl,
    mapTilesCredit: settings.mapTilesCredit,
    cards: payments.available,
    model: ai.model,
    version,
  }

  route(app, getConfig, ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60')
    return config
  })

  route(app, getHealth, async () => {
    if (!(await databaseAnswers(db)))
      throw new AppError('unavailable', 'The database is away for a moment.', { retryAfterSeconds: 2 })
    return { status: 'ok', version, database: 'ok', uptime: Math.round(process.uptime()) } as const
  })
}
