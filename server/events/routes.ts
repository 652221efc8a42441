import type { FastifyInstance } from 'fastify'
import { recordEvents } from '#contract/events.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { withoutPersonalData } from './redact.ts'
import { eventStore } from './store.ts'

const keptDays = 90

/** First-party usage events and crash reports. */
export function eventRoutes(app: FastifyInstance, { db, jobs, now }: Deps) {
  route(app, recordEvents, async ({ body, request }) => {
    const platform = request.headers['x-client-platform'] === 'ios' ? 'ios' : 'web'
    await eventStore(db).record(body.events.map(withoutPersonalData), platform)
    return { recorded: body.events.length }
  })

  jobs.every('forget-events', '17 3 * * *', () =>
    eventStore(db).forgetBefore(new Date(now().getTime() - keptDays * 86_400_000)),
  )
}
