import { rm } from 'node:fs/promises'
import { newInstance, startServer } from './server.ts'

/** Makes one new instance before the tests: a database that is made and migrated for each of them took most of its start. */
export async function setup() {
  const server = await startServer()
  await server.end()
  process.env[newInstance] = server.folder
  return () => rm(server.folder, { recursive: true, force: true })
}
