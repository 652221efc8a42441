import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { paragraph } from '../measures/text.ts'
import { source } from '../nutrition/nutrition.ts'

/** An energy estimate begins with its number. */
export const askCoach = {
  method: 'POST',
  path: '/api/ai-help',
  summary: 'A question to the coach, such as how much energy an activity takes',
  limit: 'ai',
  body: z.object({ question: paragraph(2000).min(1, 'Ask something.') }),
  response: z.object({ answer: z.string(), source }),
} satisfies Endpoint
