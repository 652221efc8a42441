import * as z from 'zod'
import { subscriptionStatuses, tiers } from './plans.ts'

// Apart from the plans, which public pages show without schemas.
export const tier = z.enum(tiers)
export const subscriptionStatus = z.enum(subscriptionStatuses)
export const planId = z.enum(['plus', 'pro'], 'Choose a plan.')
