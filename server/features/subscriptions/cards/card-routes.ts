import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import {
  cancelSubscription,
  changePlan,
  finishCheckout,
  getBilling,
  getSubscriptionStatus,
  openPortal,
  previewChange,
  reactivateSubscription,
  startCheckout,
  stripeWebhookPath,
} from '#contract/subscriptions/subscriptions.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { subscriptionStatusOf } from '../status.ts'
import { words } from '../words.ts'
import * as cards from './cards.ts'
import { takeMessage } from './webhook.ts'

/** Card payments and the subscription's status. */
export function cardRoutes(app: FastifyInstance, deps: Deps, publicUrl: string) {
  const { db, now } = deps

  route(app, getSubscriptionStatus, ({ user }) => subscriptionStatusOf(db, user.id, now()))
  route(app, getBilling, ({ user }) => cards.billingOf(deps, user))
  route(app, startCheckout, ({ user, body, request }) =>
    cards.openCheckout(deps, user, body.plan, {
      publicUrl,
      isIos: request.headers['x-client-platform'] === 'ios',
    }),
  )
  route(app, finishCheckout, ({ user, body }) => cards.finishCheckout(deps, user, body.sessionId))
  route(app, changePlan, ({ user, body }) => cards.changePlan(deps, user, body.plan))
  route(app, previewChange, ({ user, query }) => cards.previewChange(deps, user, query.plan))
  route(app, openPortal, ({ user }) => cards.openPortal(deps, user, publicUrl))
  route(app, cancelSubscription, ({ user }) => cards.cancel(deps, user))
  route(app, reactivateSubscription, ({ user }) => cards.reactivate(deps, user))

  // Encapsulated context with raw bodies: the signature covers the exact bytes.
  void app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    room.post(
      stripeWebhookPath,
      { schema: { tags: ['stripe'], summary: 'Messages of the card provider', security: [] } },
      async (request) => {
        const signature = request.headers['stripe-signature']
        const event = Buffer.isBuffer(request.body)
          ? deps.payments.readEvent(request.body, typeof signature === 'string' ? signature : undefined)
          : undefined
        if (!event) throw new AppError('invalid', words.unsigned)
        await takeMessage(deps, event)
        return { received: true }
      },
    )
  })
}
