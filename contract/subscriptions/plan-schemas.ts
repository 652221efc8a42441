import * as z from 'zod'
import { subscriptionStatuses, tiers } from './plans.ts'

// Apart from the plans, whose names and prices the public pages show without any schema.
export const tier = z.enum(tiers)
export const subscriptionStatus = z.enum(subscriptionStatuses)
export const planId = z.enum(['plus', 'pro'], 'Choose a plan.')
