import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { dayIn } from '#contract/measures/day.ts'
import { exportSetsCsv, importSets } from '#contract/strength/files.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { setsCsv } from './export-sets.ts'
import { openSetImports } from './import-sets.ts'

/** Import and export of sets as CSV. */
export function strengthFileRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps
  const readAndAdd = openSetImports(deps)
  route(app, importSets, ({ user, query: { dryRun, unit }, request }) =>
    readAndAdd(user, { dryRun, unit }, request.raw),
  )

  route(app, exportSetsCsv, ({ user, reply }) => {
    const fileName = `strength-sets-${dayIn(user.zone, now())}.csv`
    reply.type(exportSetsCsv.produces).header('content-disposition', `attachment; filename="${fileName}"`)
    // Streamed, so that years of sets are not held in memory.
    return Readable.from(setsCsv(db, user.id))
  })
}
