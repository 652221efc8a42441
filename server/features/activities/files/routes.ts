import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  exportActivitiesCsv,
  exportFit,
  exportGpx,
  exportTcx,
  getImport,
  startImport,
} from '#contract/activities/activity-files.ts'
import { dayIn } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { activitiesCsv } from './csv.ts'
import { exportedActivity } from './exports.ts'
import { openImports } from './imports.ts'

/** Import and export of activity files. */
export function activityFileRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now, jobs } = deps
  const imports = openImports(deps)
  app.addHook('onClose', () => imports.close())
  jobs.every('import-leftovers', '37 4 * * *', () => imports.sweep())

  route(app, startImport, ({ user, query, request }) =>
    imports.start(user, query.name, query.importId, request.raw),
  )
  route(app, getImport, ({ user, params }) => imports.read(user, params.id))

  for (const [endpoint, format] of [
    [exportGpx, 'gpx'],
    [exportTcx, 'tcx'],
    [exportFit, 'fit'],
  ] as const)
    route(app, endpoint, async ({ user, params, reply }) => {
      const { bytes, fileName } = await exportedActivity(deps, user, params.id, format)
      reply.type(endpoint.produces).header('content-disposition', attachment(fileName))
      return Buffer.from(bytes)
    })
  route(app, exportActivitiesCsv, ({ user, query, reply }) => {
    const fileName = `activities-${dayIn(user.zone, now())}.csv`
    reply.type(exportActivitiesCsv.produces).header('content-disposition', attachment(fileName))
    // Streamed, so that years of activities are not held in memory.
    return Readable.from(activitiesCsv(db, user.id, query.type, user.units))
  })
}

const attachment = (fileName: string) => `attachment; filename="${fileName}"`
