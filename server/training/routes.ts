import type { FastifyInstance } from 'fastify'
import { askCoach } from '#contract/coach.ts'
import { readProfile } from '../account/service.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'

/** Questions to the coach. */
export function trainingRoutes(app: FastifyInstance, { ai, db }: Deps) {
  route(app, askCoach, async ({ user, body }) => {
    const { weight } = await readProfile(db, user)
    return ai.answerQuestion({ question: body.question, kilograms: weight ?? undefined })
  })
}
