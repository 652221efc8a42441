import { buildClientIfStale } from '#server/build-client.ts'
import { openReferenceFoods } from '#server/knowledge/data/foods/reference-table.ts'
import { say } from '#server/progress.ts'

/** `npm run build`: builds the client and the food table beforehand, so that the start writes nothing but data. */
await buildClientIfStale(say)
openReferenceFoods(say)
