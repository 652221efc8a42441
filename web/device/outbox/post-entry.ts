import { accountHeader, loggedAtHeader } from '#contract/http/paths.ts'
import { ApiError, errorText, isSignedOut } from '#web/http/api-error.ts'
import { request } from '#web/http/request.ts'
import type { Entry, EntryKind } from './outbox-store.ts'

/** Milliseconds until an unanswered request counts as failed. */
const patience = 15_000

/** Sends an entry for the account that logged it and returns the server's answer. */
export async function post({ id, userId, path, body, loggedAt }: Entry): Promise<unknown> {
  const moment = new Date(loggedAt).toISOString()
  const answer = await request('POST', path, body, {
    headers: { 'Idempotency-Key': id, [accountHeader]: userId, [loggedAtHeader]: moment },
    signal: AbortSignal.timeout(patience),
  })
  return answer.json()
}

/** Paths for deleting entries of each log by the server's id. */
export const logs: Record<EntryKind, string> = {
  meal: '/api/nutrition/logs',
  sentence: '/api/nutrition/logs',
  drink: '/api/drinks/logs',
  activity: '/api/activities',
}

/**
 * Removes an entry that the server may have: repeats it under its key, which returns its id whether or not it had arrived,
 * then deletes that.
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
 * Classifies an error: `unreachable` and `failed` can succeed later, `signed-out` after signing in, `refused` only after a
 * correction.
 */
export function verdictOn(error: unknown): 'unreachable' | 'failed' | 'signed-out' | 'refused' {
  if (!(error instanceof ApiError)) return 'unreachable'
  if (isSignedOut(error)) return 'signed-out'
  // Gateways answer these for an unreachable server.
  if ([408, 429, 502, 503, 504].includes(error.status)) return 'unreachable'
  return error.status >= 500 ? 'failed' : 'refused'
}

/** Whether only this entry has to wait: a sentence whose model is away or has no place free. */
export const waitsAlone = ({ kind }: Pick<Entry, 'kind'>, error: unknown) =>
  kind === 'sentence' &&
  error instanceof ApiError &&
  error.body !== undefined &&
  [429, 503].includes(error.status)

/** The refusal as a sentence. */
export const reasonOf = (error: unknown) => errorText(error)
