import type { Database } from '../database/database.ts'
import type { Watch } from './instrument.ts'

type Query = (...given: unknown[]) => unknown

/** Counts the pool's connections and times every statement by its verb; values are not read. */
export function instrumentDatabase(db: Database, watch: Watch) {
  const pool = db.$client
  const connections = () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]
  watch.metrics.gauge(
    'forkmile_database_connections',
    'Open connections of this process.',
    ['state'],
    connections,
  )
  watch.metrics.gauge(
    'forkmile_database_waiting',
    'Requests that wait for a connection.',
    [],
    () => pool.waitingCount,
  )
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    Object.assign(client, { query: timed(query, watch) })
  })
}

/** Wraps a connection's `query`, which takes a callback as last argument or returns a promise. */
function timed(query: Query, { metrics, tracer }: Watch): Query {
  return (...given) => {
    const verb = verbOf(given[0])
    const begun = performance.now()
    const span = tracer?.open(`database ${verb}`, 'client')
    const end = (error: unknown) => {
      const labels = { verb, outcome: error ? 'failed' : 'ok' }
      const seconds = (performance.now() - begun) / 1000
      metrics.time('forkmile_database_seconds', 'How long statements took.', labels, seconds)
      span?.end(error ? 'failed' : 'ok', { 'db.system.name': 'postgresql', 'db.operation.name': verb })
    }
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const told = (error: unknown, ...rest: unknown[]) => {
        end(error)
        callback(error, ...rest)
      }
      return query(...given.slice(0, -1), told)
    }
    const answer = query(...given)
    if (typeof (answer as Promise<unknown> | undefined)?.then === 'function')
      (answer as Promise<unknown>).then(() => end(undefined), end)
    return answer
  }
}

const verbs = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']

function verbOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
  const verb = /^\s*([a-z]+)/i.exec(text ?? '')?.[1]?.toLowerCase() ?? ''
  return verbs.includes(verb) ? verb : 'other'
}
