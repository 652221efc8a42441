import type { FastifyInstance } from 'fastify'
import { recordEvents } from '#contract/events.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { route } from '#server/http/route.ts'
import { dailyLimit } from './daily-limit.ts'
import { withoutPersonalData } from './redact.ts'
import { eventStore } from './store.ts'

const keptDays = 90
/** Rows a day of all callers together; further events are answered and dropped. */
const mostADay = 100_000

/** First-party usage events and crash reports. */
export function eventRoutes(app: FastifyInstance, { db, jobs, now }: Deps) {
  const limit = dailyLimit(mostADay, (since) => eventStore(db).countSince(since))

  route(app, recordEvents, async ({ user, body, request }) => {
    await app.http.limits.count('events-a-day', user?.id ?? networkOf(request.ip ?? 'gone'))
    const room = await limit(body.events.length, now())
    const platform = request.headers['x-client-platform'] === 'ios' ? 'ios' : 'web'
    if (room) await eventStore(db).record(body.events.slice(0, room).map(withoutPersonalData), platform)
    return { recorded: room }
  })

  jobs.every('forget-events', '17 3 * * *', () =>
    eventStore(db).forgetBefore(new Date(now().getTime() - keptDays * dayMs)),
  )
}
