import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { type Pairing, pairing } from '#contract/pairings.ts'

/** Session storage key of the last suggestions, for a reload: the server stores only saved ones. */
const place = 'pairing-suggestions'
const kept = z.object({ session: z.string(), pairings: z.array(pairing) })
const root = 'pairing suggestions'

export const suggestionsKey = (session: string) => [root, session] as const

/** Suggestions of this tab before a reload; undefined if the stored value is malformed. */
export function keptSuggestions(session: string): Pairing[] {
  const stored = readKept()
  return stored?.session === session ? stored.pairings : []
}

export function showSuggestions(
  queries: QueryClient,
  session: string,
  change: (now: Pairing[]) => Pairing[],
) {
  const pairings = change(queries.getQueryData(suggestionsKey(session)) ?? keptSuggestions(session))
  queries.setQueryData(suggestionsKey(session), pairings)
  try {
    sessionStorage.setItem(place, JSON.stringify({ session, pairings }))
  } catch {
    // Without storage a reload loses them.
  }
}

/** Marks the suggestions saved as `id` as unsaved. */
export function showUnsaved(queries: QueryClient, id: string) {
  const shown = queries
    .getQueriesData<Pairing[]>({ queryKey: [root] })
    .map(([[, session]]) => String(session))
  for (const session of new Set([readKept()?.session, ...shown]))
    if (session)
      showSuggestions(queries, session, (now) =>
        now.map((one) => (one.id === id ? { ...one, isSaved: false } : one)),
      )
}

function readKept() {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(place) ?? ''))
  } catch {
    return undefined
  }
}
