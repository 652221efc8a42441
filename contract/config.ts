import * as z from 'zod'
import { providerIds } from './access/access.ts'
import type { Endpoint } from './http/endpoint.ts'
import { platforms } from './notifications.ts'

/** Settings for the client. */
export const config = z.object({
  productName: z.string(),
  /** Contact address; null without one. */
  supportEmail: z.string().nullable(),
  signInMethods: z.array(z.enum(['email', ...providerIds])),
  /** Whether mail leaves the machine; without it an account works before its address is verified. */
  mail: z.boolean(),
  vapidPublicKey: z.string().nullable(),
  /** Platforms with notifications on this server. */
  pushPlatforms: z.array(z.enum(platforms)),
  mapTilesUrl: z.string(),
  /** Attribution of the map tiles; plain text. */
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
