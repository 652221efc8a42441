import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { findByBarcode } from '#contract/foods/foods.ts'
import { type MealHit, searchMealHits } from '#contract/nutrition/meal-hits.ts'
import { read } from '#web/http/query-client.ts'
import { useConnection } from '#web/http/use-connection.ts'
import { useDebouncedValue } from '#web/ui/forms/use-debounced-value.ts'
import { hitQuery } from './hit-query.ts'

/** Debounce in milliseconds. */
const typingDelay = 150
const none: readonly MealHit[] = []

/**
 * What the typed text may mean, fetched if `isWanted`; the hits of the text before stay while the next ones load. Empty
 * for a sentence, offline, and when the search failed.
 */
export function useMealHits(
  text: string,
  isWanted: boolean,
): { hits: readonly MealHit[]; isSettled: boolean } {
  const isOnline = useConnection() === 'fine'
  const settled = useDebouncedValue(text, typingDelay)
  const now = isWanted && isOnline ? hitQuery(text) : undefined
  const asked = now && hitQuery(settled)
  const q = asked && 'q' in asked ? asked.q : ''
  const code = asked && 'barcode' in asked ? asked.barcode : ''
  const found = useQuery({
    ...read(searchMealHits, { query: { q } }),
    enabled: q !== '',
    placeholderData: (before, query) =>
      isContinued(q, query?.queryKey) ? keepPreviousData(before) : undefined,
    // Figures from before a correction are not shown again.
    staleTime: 0,
    gcTime: 0,
  })
  const product = useQuery({
    ...read(findByBarcode, { params: { code } }),
    enabled: code !== '',
    staleTime: 60_000,
  })
  if (code) {
    const hits = product.data ? [{ kind: 'food' as const, food: product.data }] : none
    return { hits, isSettled: product.isSuccess }
  }
  if (!q) return { hits: none, isSettled: false }
  return {
    hits: found.data ?? none,
    isSettled: found.isSuccess && !found.isPlaceholderData && settled === text,
  }
}

/** Whether a text is the one of the last hits, typed on or taken back. */
function isContinued(q: string, key: readonly unknown[] | undefined): boolean {
  const before = (key?.[1] as { q: string } | undefined)?.q ?? ''
  return before !== '' && (q.startsWith(before) || before.startsWith(q))
}
