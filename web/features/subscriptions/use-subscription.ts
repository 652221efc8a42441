import { type QueryClient, useQuery } from '@tanstack/react-query'
import { finishCheckout, getBilling, getSubscriptionStatus } from '#contract/http/first-calls.ts'
import { read } from '#web/http/query-client.ts'

/** Where the plan stands; asked anew whenever a screen that shows it opens. */
export function useSubscription() {
  return useQuery({ ...read(getSubscriptionStatus), refetchOnMount: 'always' })
}

/** Card, next payment and invoices. */
export function useBilling() {
  return useQuery({ ...read(getBilling), refetchOnMount: 'always' })
}

/** After a change of plan: it decides what every screen shows, so all that is in sight is read anew. */
export function refreshAfterChange(queries: QueryClient) {
  // Except what asked the provider just now.
  return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== finishCheckout.path })
}
