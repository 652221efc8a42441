import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from './migrate.ts'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { templateName } from './testing.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** PostgreSQL of the test run; each test file creates its own database on it. */
    postgresUrl: string
  }
}

/** Starts one PostgreSQL per test run in a temporary folder, with a migrated template. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-test-'))
  const postgres = await startEmbeddedPostgres(folder, () => {})
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  await migrateDatabase(postgres.url(templateName))
  project.provide('postgresUrl', postgres.url('postgres'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
