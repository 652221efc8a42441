import { type QueryClient, useQuery } from '@tanstack/react-query'
import { finishCheckout, getBilling, getSubscriptionStatus } from '#contract/http/first-calls.ts'
import { read } from '#web/http/query-client.ts'

/** The subscription; refetched whenever a screen with it opens. */
export function useSubscription() {
  return useQuery({ ...read(getSubscriptionStatus), refetchOnMount: 'always' })
}

/** Card, next payment and invoices. */
export function useBilling() {
  return useQuery({ ...read(getBilling), refetchOnMount: 'always' })
}

/** Refetches all queries after a change of plan, which affects every screen. */
export function refreshAfterChange(queries: QueryClient) {
  // Except those that have just asked the provider.
  return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== finishCheckout.path })
}
