import { enableCompileCache } from 'node:module'

// Before anything else is loaded: later starts then skip compiling.
enableCompileCache()
const { start } = await import('./start.ts')
await start(process.env)
