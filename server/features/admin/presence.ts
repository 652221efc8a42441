import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import { noteSeen } from './presence-store.ts'

const hour = 3_600_000
/** Accounts cached per process; evicting them costs one write each. */
const mostKnown = 200_000

/** Records when accounts are used: after the answer, at most once an hour per account. */
export function recordPresence(app: FastifyInstance, { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  const noted = new Map<string, number>()
  const underWay = new Set<Promise<void>>()

  app.addHook('onResponse', async (request) => {
    const account = request.account
    if (!account) return
    const at = now()
    if (at.getTime() - (noted.get(account.id) ?? Number.NEGATIVE_INFINITY) < hour) return
    if (noted.size >= mostKnown) noted.clear()
    noted.set(account.id, at.getTime())
    const seen = { userId: account.id, platform: platformOf(request), at }
    const writing = noteSeen(db, seen, new Date(at.getTime() - hour))
      .catch((error) => {
        // The account was deleted or the database is unreachable; no request waits for this.
        noted.delete(account.id)
        log.debug(error)
      })
      .finally(() => underWay.delete(writing))
    underWay.add(writing)
  })
  app.addHook('onClose', async () => void (await Promise.all(underWay)))
}

/** The app sends a header; Android browsers are detected by their user agent. */
function platformOf(request: FastifyRequest): Platform {
  if (request.headers['x-client-platform'] === 'ios') return 'ios'
  return /\bAndroid\b/.test(request.headers['user-agent'] ?? '') ? 'android' : 'web'
}
