import { accountHeader, loggedAtHeader } from '#contract/http/paths.ts'
import { ApiError, errorText, isSignedOut } from '../api-error.ts'
import { request } from '../request.ts'
import type { Entry, EntryKind } from './outbox-store.ts'

/** Milliseconds after which a network that neither answers nor fails counts as gone. */
const patience = 15_000

/** Sends an entry, for the account that logged it and for no other, and answers what the server says. */
export async function post({ id, userId, path, body, loggedAt }: Entry): Promise<unknown> {
  const moment = new Date(loggedAt).toISOString()
  const answer = await request('POST', path, body, {
    headers: { 'Idempotency-Key': id, [accountHeader]: userId, [loggedAtHeader]: moment },
    signal: AbortSignal.timeout(patience),
  })
  return answer.json()
}

/** Where the entries of each log are removed, by the server’s own id. */
export const logs: Record<EntryKind, string> = {
  meal: '/api/nutrition/logs',
  drink: '/api/drinks/logs',
  activity: '/api/activities',
}

/**
 * Takes back an entry that the server may have. Sent again under its key it is answered as it was the first time, and
 * so tells its id there; whether it had arrived, arrives only now, or is on its way, it is removed after that.
 */
export async function withdraw(entry: Entry) {
  const answer = (await post(entry)) as {
    id?: string
    drinkLog?: { id: string }
    nutritionLog?: { id: string }
  }
  const id = answer.id ?? answer.drinkLog?.id ?? answer.nutritionLog?.id
  await request('DELETE', `${logs[entry.kind]}/${id}`, undefined, {
    headers: { [accountHeader]: entry.userId },
    signal: AbortSignal.timeout(patience),
  })
}

/**
 * What an error says of an entry: `unreachable` and `failed` may go well later (a failure that comes again and
 * again is the entry's own), `signed-out` after signing in, `refused` only if it is changed.
 */
export function verdictOn(error: unknown): 'unreachable' | 'failed' | 'signed-out' | 'refused' {
  if (!(error instanceof ApiError)) return 'unreachable'
  if (isSignedOut(error)) return 'signed-out'
  // A gateway answers for a server that is away.
  if ([408, 429, 502, 503, 504].includes(error.status)) return 'unreachable'
  return error.status >= 500 ? 'failed' : 'refused'
}

/** Why the server does not take an entry, as a person reads it. */
export const reasonOf = (error: unknown) => errorText(error)
