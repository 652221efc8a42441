import { buildClientIfStale } from '#server/build-client.ts'
import { say } from '#server/progress.ts'

/** `npm run build`: builds the client beforehand, so that the start writes nothing but data. */
await buildClientIfStale(say)
