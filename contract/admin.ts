import * as z from 'zod'
import { cursor, inboxCursor } from './http/cursor.ts'
import type { Endpoint } from './http/endpoint.ts'
import { day } from './measures/day-schemas.ts'
import { line, paragraph } from './measures/text.ts'
import { planId, tier } from './subscriptions/plan-schemas.ts'
import { billers } from './subscriptions/subscriptions.ts'

export const adminPeriods = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const
export type AdminPeriod = keyof typeof adminPeriods
const period = z.enum(Object.keys(adminPeriods) as [AdminPeriod, ...AdminPeriod[]], 'Choose a period.')

export const platforms = ['ios', 'android', 'web'] as const
const platform = z.enum(platforms)
export type Platform = (typeof platforms)[number]

export const signup = z.object({
  id: z.uuid(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  subscriptionTier: tier,
  platform,
})
/** Each figure is defined in docs/admin-numbers.md. */
export const adminStats = z.object({
  totalUsers: z.number().int(),
  /** Accounts used in the last 30 days. */
  activeUsers: z.number().int(),
  /** Sum of the prices of the subscriptions that are paid for now (MRR), in US dollars. */
  monthlyRevenue: z.number(),
  /** Monthly revenue over paid subscribers. */
  avgRevenuePerUser: z.number(),
  paidUsers: z.number().int(),
  /** Accounts in their trial, nothing paid yet. */
  trialUsers: z.number().int(),
  /** Percent a month: share of the payers at the start of the period who no longer pay. */
  churnRate: z.number(),
  platformStats: z.object({ ios: z.number().int(), android: z.number().int(), web: z.number().int() }),
  tierStats: z.record(z.string(), z.number().int()),
  /** Of the period, newest first; the feed shows all, the card five. */
  recentSignups: z.array(signup).max(50),
  /** Large instances are counted every few minutes. */
  countedAt: z.iso.datetime(),
})
export type AdminStats = z.infer<typeof adminStats>

export const getAdminStats = {
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'The business in numbers',
  access: 'owner',
  query: z.object({ period: period.default('30d') }),
  response: adminStats,
} satisfies Endpoint

export const adminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  platform,
  subscriptionTier: tier,
  biller: z.enum(billers),
  /** End of a granted plan, null for unlimited. */
  grantedUntil: z.iso.datetime().nullable(),
  stripeCustomerId: z.string().nullable(),
  /** US dollars over the account’s life. */
  totalSpent: z.number(),
  lastActive: z.iso.datetime().nullable(),
  /** A limit of 0 or less is not shown. */
  usageStats: z.object({
    fridgeScans: z.number().int(),
    fridgeScansLimit: z.number().int(),
    recipeGeneration: z.number().int(),
    recipeGenerationLimit: z.number().int(),
  }),
})
export type AdminUser = z.infer<typeof adminUser>

/**
 * Newest first. `Link: rel="next"` names the next page. `search` is any part of the address; one or two characters are
 * its beginning.
 */
export const listAdminUsers = {
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, by part of the address and by tier',
  access: 'owner',
  query: z.object({
    search: line(254).optional(),
    tier: tier.optional(),
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.array(adminUser),
} satisfies Endpoint

/**
 * Grants a plan without payment, through a day of the owner's zone or until revoked (null). Errors: `conflict` for
 * a paying account or without a granted plan to revoke; `invalid` on `until`.
 */
export const grantPlan = {
  method: 'PUT',
  path: '/api/admin/users/:id/plan',
  summary: 'Grant a plan to an account, or take a granted one back',
  access: 'owner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ plan: planId.nullable(), until: day.nullish() }),
  response: adminUser,
} satisfies Endpoint

export const contactMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** The sender's confirmed address, signed in; null when `email` was only typed. */
  account: z.string().nullable(),
  /** The sender has Pro and a confirmed address; such messages come first. */
  priority: z.boolean(),
  state: z.enum(['new', 'read', 'done']),
  note: z.string().nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

/** Open ones first, among them priority ones, then newest first. `Link: rel="next"` names the next page. */
export const listContactMessages = {
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages from the contact form',
  access: 'owner',
  query: z.object({
    state: z.enum(['open', 'done']).default('open'),
    cursor: inboxCursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.array(contactMessage),
} satisfies Endpoint
export const changeContactMessage = {
  method: 'PATCH',
  path: '/api/admin/messages/:id',
  summary: 'Mark a message read or done, or note something beside it',
  access: 'owner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ state: z.enum(['new', 'read', 'done']).optional(), note: paragraph(2000).nullish() }),
  response: contactMessage,
} satisfies Endpoint

export const auditActions = [
  ...(['plan_granted', 'plan_taken_back', 'message_done', 'message_reopened'] as const),
  /** Payments without an account: by card (ended), and in the App Store (only the payer can end them). */
  ...(['stray_payment_ended', 'stray_store_payment'] as const),
] as const
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** The affected account's address; null without an account, or after its deletion. */
  subject: z.string().nullable(),
  details: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>
export const listAudit = {
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What the owner did here, and payments without an account, newest first',
  access: 'owner',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.array(auditEntry),
} satisfies Endpoint

export const setupParts = [
  'https',
  'mail',
  'model',
  'cards',
  'app_store',
  'iphone_push',
  'android_push',
  'sms',
  'providers',
] as const
const setupPart = z.object({
  part: z.enum(setupParts),
  ready: z.boolean(),
  /** Names of the settings that make it ready. */
  settings: z.array(z.string()),
})
export type SetupPart = z.infer<typeof setupPart>

export const getSetup = {
  method: 'GET',
  path: '/api/admin/setup',
  summary: 'What of this instance is set up, and the settings of the rest',
  access: 'owner',
  response: z.array(setupPart),
} satisfies Endpoint
