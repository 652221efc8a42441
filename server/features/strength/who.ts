import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'

export type Who = { user: Account; retry?: Retry | undefined }
/** With the time of the edit. */
export type Editor = Who & { at: Date }
