import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { activityType } from './activities.ts'

/** Maximum bytes of one file or archive, and of all waiting files of one account. */
export const mostImportBytes = 500 * 1024 * 1024

/** Outcome of one activity of an import, or of a file without any. */
export const importedFile = z.object({
  name: z.string(),
  outcome: z.enum(['imported', 'duplicate', 'refused']),
  /** User-visible reason of a refusal. */
  reason: z.string().nullable(),
  activityId: z.uuid().nullable(),
})
export const activityImport = z.object({
  id: z.uuid(),
  state: z.enum(['running', 'done', 'failed']),
  /** Files found and processed so far; archives count by their contents. */
  total: z.number().int(),
  done: z.number().int(),
  /** Activities; a file may contain several. */
  imported: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  /** Refused ones first; at most 500. */
  files: z.array(importedFile),
  /** User-visible reason of a failed import. */
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type ActivityImport = z.infer<typeof activityImport>

/**
 * The body is the file itself (GPX, TCX, FIT, gzipped or not, or a zip of them), up to 500 MB, its name in the
 * query. Answers at once and continues in the background. With the `importId` of an earlier answer the file joins
 * that import, which then runs again until all of its files are processed.
 */
export const startImport = {
  method: 'POST',
  path: '/api/activities/imports',
  summary: 'Import an activity file or an archive of them',
  query: z.object({
    name: z.string().min(1).max(255),
    importId: z.uuid('That is not an import’s id.').optional(),
  }),
  bytes: true,
  maxBytes: mostImportBytes,
  response: activityImport,
} satisfies Endpoint
export const getImport = {
  method: 'GET',
  path: '/api/activities/imports/:id',
  summary: 'How far an import is, and its report by file',
  params: z.object({ id: z.uuid('That is not an import’s id.') }),
  response: activityImport,
} satisfies Endpoint

const exported = (format: 'gpx' | 'tcx' | 'fit', produces: string) =>
  ({
    method: 'GET',
    path: `/api/activities/:id/export.${format}`,
    summary: `An activity as ${format.toUpperCase()} (Pro)`,
    feature: 'exports',
    params: z.object({ id: z.uuid('That is not an activity’s id.') }),
    response: z.custom<Uint8Array>(),
    produces,
  }) as const satisfies Endpoint

export const exportGpx = exported('gpx', 'application/gpx+xml')
export const exportTcx = exported('tcx', 'application/vnd.garmin.tcx+xml')
export const exportFit = exported('fit', 'application/vnd.ant.fit')
export const exportActivitiesCsv = {
  method: 'GET',
  path: '/api/activities/export.csv',
  summary: 'All activities as CSV (Pro)',
  feature: 'exports',
  query: z.object({ type: activityType.optional() }),
  response: z.custom<Uint8Array>(),
  produces: 'text/csv; charset=utf-8',
  streams: true,
} satisfies Endpoint
