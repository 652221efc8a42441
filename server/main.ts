import { enableCompileCache } from 'node:module'
import './drizzle-resolution.ts'

// First, so that later starts skip compiling.
enableCompileCache()
const { start } = await import('./start.ts')
await start(process.env)
