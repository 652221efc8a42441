import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { reachServer, type ServerPlace } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server with default settings of each worker. */
    servers: ServerPlace[]
  }
}

let browser: Browser | undefined

/**
 * The browser of this worker and its server with default settings, shared by its test files. A file that needs
 * other settings, or changes what belongs to nobody alone, starts its own.
 */
export async function testBed() {
  if (!browser?.isConnected()) browser = await openBrowser()
  const server = inject('servers')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!server) throw new Error(`There is no server for the worker ${process.env.VITEST_POOL_ID}.`)
  return { browser, server: reachServer(server) }
}
