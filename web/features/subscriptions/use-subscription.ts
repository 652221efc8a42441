import { type QueryClient, useQuery } from '@tanstack/react-query'
import { finishCheckout, getBilling, getSubscriptionStatus } from '#contract/http/first-calls.ts'
import { isIos } from '#web/http/platform.ts'
import { read } from '#web/http/query-client.ts'
import { useConfig } from '#web/http/use-config.ts'

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

/**
 * The support address on a server that takes no cards, null if it has none; undefined if it takes cards, and
 * in the iOS app.
 */
export function useCardsOff(): string | null | undefined {
  const config = useConfig()
  return config && !config.cards && !isIos() ? config.supportEmail : undefined
}
