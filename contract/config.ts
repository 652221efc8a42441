import * as z from 'zod'
import { providerIds } from './access/access.ts'
import type { Endpoint } from './http/endpoint.ts'
import { platforms } from './notifications.ts'

/** What the client needs to know of the settings. */
export const config = z.object({
  productName: z.string(),
  /** Where people write to; null where the instance has no address. */
  supportEmail: z.string().nullable(),
  signInMethods: z.array(z.enum(['email', ...providerIds])),
  /** Whether mail leaves the machine; without it an account works before its address is verified. */
  mail: z.boolean(),
  vapidPublicKey: z.string().nullable(),
  /** The platforms whose devices this server can send notifications to. */
  pushPlatforms: z.array(z.enum(platforms)),
  mapTilesUrl: z.string(),
  /** Whom maps name for their tiles; plain text. */
  mapTilesCredit: z.string(),
  cards: z.boolean(),
  model: z.object({ vision: z.boolean(), text: z.boolean() }),
  version: z.string(),
})
export type Config = z.infer<typeof config>

export const getConfig = {
  method: 'GET',
  path: '/api/config',
  summary: 'What this instance offers',
  access: 'public',
  response: config,
} satisfies Endpoint

export const getHealth = {
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server and its database answer',
  access: 'public',
  response: z.object({
    status: z.literal('ok'),
    version: z.string(),
    database: z.literal('ok'),
    uptime: z.number(),
  }),
} satisfies Endpoint
