import { rm } from 'node:fs/promises'
import { newInstance, startServer } from './server.ts'

/**
 * Creates one instance before the tests, which every server copies: creating and migrating a database takes
 * most of a start.
 */
export async function setup() {
  const server = await startServer()
  await server.end()
  process.env[newInstance] = server.folder
  return () => rm(server.folder, { recursive: true, force: true })
}
