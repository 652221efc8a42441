import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { subscriptionStatus, tier } from './plan-schemas.ts'

/** Milliseconds. */
export const purchaseTimeout = 120_000
export const restoreTimeout = 30_000

const receipt = z.string().max(200_000)
const productId = z.string().min(1).max(64)
const id = z.string().max(128)

/**
 * App Store purchases, in one call as specified. `receipt` is StoreKit 2's signed transaction (JWS); unsigned data
 * is invalid.
 */
export const appleAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('validate'), productId, receipt, transactionId: id.nullish() }),
  z.object({
    action: z.literal('purchase'),
    productId,
    transactionId: id,
    receipt,
    purchaseDate: z.string().max(64).nullish(),
    originalTransactionId: id.nullish(),
    expirationDate: z.string().max(64).nullish(),
    userId: z.string().max(64).nullish(),
  }),
  z.object({
    action: z.literal('restore'),
    productId,
    userId: z.string().max(64).nullish(),
    receipt: receipt.nullish(),
    transactionId: id.nullish(),
  }),
])

/** `validate` answers `valid` and `data` (or `error`), the others `subscription` (or `error`). */
export const appleAnswer = z.object({
  valid: z.boolean().optional(),
  data: z
    .object({
      productId: z.string(),
      transactionId: z.string(),
      originalTransactionId: z.string(),
      expirationDate: z.iso.datetime().nullable(),
    })
    .optional(),
  error: z.string().optional(),
  subscription: z
    .object({ tier: tier.default('trial'), status: subscriptionStatus.default('active') })
    .optional(),
})

/** `validate` is public, the others need a sign-in. */
export const callAppStore = {
  method: 'POST',
  path: '/api/apple-iap-webhook',
  summary: 'Validate, sync or restore an App Store purchase',
  access: 'public',
  limit: 'purchase',
  body: appleAction,
  response: appleAnswer,
} satisfies Endpoint

/** Path of Apple's notifications (version 2). */
export const appleNotificationsPath = '/api/apple/notifications'
