import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import { appleNotificationsPath, callAppStore } from '#contract/subscriptions/app-store.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { words } from '../words.ts'
import { takeNotification } from './apple.ts'
import { takePurchase, validate } from './apple-calls.ts'

const notification = z.object({ signedPayload: z.string().max(500_000) })

/** App Store purchases, reported by the iOS app and by Apple. */
export function appleRoutes(app: FastifyInstance, deps: Deps) {
  route(app, callAppStore, ({ user, body }) => {
    if (!deps.appStore.available) throw new AppError('unavailable', words.noAppStore)
    return body.action === 'validate' ? validate(deps, body) : takePurchase(deps, user, body.receipt)
  })

  app.post(
    appleNotificationsPath,
    { schema: { tags: ['apple'], summary: 'Messages of the App Store', security: [], body: notification } },
    async (request) => {
      const { signedPayload } = request.body as z.output<typeof notification>
      const message = await deps.appStore.readMessage(signedPayload)
      if (!message) throw new AppError('invalid', words.unsigned)
      await takeNotification(deps, message)
      return { received: true }
    },
  )
}
