import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'

/** For load balancers: 503 while the database is unreachable and during shutdown. */
export const getReady = {
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether requests should be sent here',
  access: 'public',
  response: z.object({ status: z.literal('ready') }),
} satisfies Endpoint
