import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'

/** For load balancers: 503 while the database is away, and as soon as the server was told to end. */
export const getReady = {
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether requests should be sent here',
  access: 'public',
  response: z.object({ status: z.literal('ready') }),
} satisfies Endpoint
