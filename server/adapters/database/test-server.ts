import { accessSync, constants, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openReferenceFoods } from '#server/knowledge/data/foods/reference-table.ts'
import { folderPrefix, memoryFolder, removeLeftovers } from '#testing/leftovers.ts'
import { migrateDatabase } from './migrate.ts'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { templateName } from './testing.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** PostgreSQL of the test run; each test file creates its own database on it. */
    postgresUrl: string
  }
}

/** Variable with the connection string of a PostgreSQL that is shared by several test runs. */
export const sharedPostgres = 'TEST_POSTGRES_URL'

/** Provides the shared PostgreSQL with a migrated template, or one for this test run. */
export default async function setup(project: TestProject) {
  // Compiled once, not by each worker.
  openReferenceFoods(() => {})
  const shared = process.env[sharedPostgres]
  const postgres = shared ? { url: shared, stop: async () => {} } : await startTestPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}

/** Starts a PostgreSQL with a migrated template in a temporary folder, which `stop` removes. */
export async function startTestPostgres() {
  await removeLeftovers()
  const folder = await mkdtemp(join(inMemory() ? memoryFolder : tmpdir(), folderPrefix))
  const postgres = await startEmbeddedPostgres(folder, () => {})
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const admin = new pg.Client({ connectionString: postgres.url('postgres') })
    await admin.connect()
    await admin.query(`create database ${templateName}`)
    await admin.end()
    await migrateDatabase(postgres.url(templateName))
    return { url: postgres.url('postgres'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whether 1.5 GB of memory are free for files: a database is cloned there in 20 ms instead of 500. */
function inMemory(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK)
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize > 1.5e9
  } catch {
    return false
  }
}
