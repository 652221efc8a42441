import './compile-cache.ts'
import './fast-resolution.ts'

// Both apply to what is imported after them.
const { start } = await import('./start.ts')
await start(process.env)
