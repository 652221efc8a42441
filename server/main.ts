import { enableCompileCache } from 'node:module'

// First, so that later starts skip compiling.
enableCompileCache()
const { start } = await import('./start.ts')
await start(process.env)
