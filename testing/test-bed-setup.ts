import type { TestProject } from 'vitest/node'
import { sharedPostgres, startTestPostgres } from '#server/adapters/database/test-server.ts'
import { buildClientIfStale } from '#server/build-client.ts'
import { startServer } from './server.ts'
import './test-bed.ts'

/** Starts one PostgreSQL for the run, unless it is there, and one server with default settings per worker. */
export async function setup(project: TestProject) {
  const postgres = process.env[sharedPostgres] ? undefined : await startTestPostgres()
  if (postgres) process.env[sharedPostgres] = postgres.url
  await buildClientIfStale(console.log)
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startServer()))
  project.provide(
    'servers',
    servers.map(({ address, folder, database }) => ({ address, folder, ...(database && { database }) })),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres?.stop()
  }
}
