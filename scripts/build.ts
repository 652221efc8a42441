import { say } from '#server/progress.ts'
import { buildClientIfStale } from './build-client.ts'

/** `npm run build`: what the start would build, beforehand, so that the start writes nothing but data. */
await buildClientIfStale(say)
