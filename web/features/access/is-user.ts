import type { User } from '#contract/access/user.ts'
import { unitSystems } from '#contract/measures/units.ts'
import { subscriptionStatuses, tiers } from '#contract/subscriptions/plans.ts'

type Test = (value: unknown) => boolean

const text: Test = (value) => typeof value === 'string'
const flag: Test = (value) => typeof value === 'boolean'
const orNothing =
  (test: Test): Test =>
  (value) =>
    value === null || test(value)
const oneOf =
  (choices: readonly string[]): Test =>
  (value) =>
    choices.includes(value as string)

const fields: Record<keyof User, Test> = {
  id: text,
  email: text,
  emailVerified: flag,
  firstName: orNothing(text),
  lastName: orNothing(text),
  profileImageUrl: orNothing(text),
  subscriptionTier: oneOf(tiers),
  subscriptionStatus: oneOf(subscriptionStatuses),
  subscriptionCancelAtPeriodEnd: flag,
  subscriptionCurrentPeriodEnd: orNothing(text),
  stripeCustomerId: orNothing(text),
  trialEndDate: orNothing(text),
  timezone: orNothing(text),
  units: oneOf(unitSystems),
  isOwner: flag,
  createdAt: text,
}

/** Checks `value` by hand: every first screen needs it, and a schema would add to the first load. */
export function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(fields).every(([name, test]) => test((value as Record<string, unknown>)[name]))
}
