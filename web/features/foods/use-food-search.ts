import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  addFavourite,
  type Food,
  findByBarcode,
  listCustomFoods,
  listRecentFoods,
  removeFavourite,
  searchFoods,
} from '#contract/foods/foods.ts'
import { gtinOf } from '#contract/foods/gtin.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { isGone, isUnreachable } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { words } from './words.ts'

/** Maximum number of results. */
const shown = 20

/** Foods that match the typed text, or the digits of a barcode; without text, favorites and recently logged foods. */
export function useFoodSearch(typed: string, wanted: boolean) {
  const code = gtinOf(typed) ? typed.replace(/\D/g, '') : ''
  const q = code ? '' : cutText(typed.trim(), 100)
  const found = useQuery({
    ...read(searchFoods, { query: { q, limit: shown } }),
    enabled: wanted && q !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const recent = useQuery({
    ...read(listRecentFoods, { query: { limit: shown } }),
    enabled: wanted && q === '' && !code,
    staleTime: 60_000,
  })
  const product = useQuery({
    ...read(findByBarcode, { params: { code } }),
    enabled: wanted && code !== '',
    staleTime: 60_000,
  })
  const list = q === '' ? recent : found
  const query = code ? product : list
  return {
    foods: (code ? product.data && [product.data] : list.data) ?? [],
    isLoading: query.isFetching && !query.data,
    failed: query.isError,
    /** Whether no server answered. */
    isOffline: isUnreachable(query.error),
    /** Whether the result belongs to the current text. */
    isSettled: (query.isSuccess && !query.isPlaceholderData) || (code !== '' && isGone(query.error)),
  }
}

/** Refetches every list of foods after a log, a favorite or a custom food. */
export function refreshFoods(queries: QueryClient) {
  return Promise.all(
    [searchFoods, listRecentFoods, listCustomFoods].map(({ path }) =>
      queries.invalidateQueries({ queryKey: [path] }),
    ),
  )
}

/** Toggles a favorite; `onChange` gets the updated food. */
export function useFavourite(onChange: (food: Food) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ ref, favourite }: Food) =>
      call<typeof addFavourite | typeof removeFavourite>(favourite ? removeFavourite : addFavourite, {
        params: { ref },
      }),
    onMutate: (food) => onChange({ ...food, favourite: !food.favourite }),
    onError(error, food) {
      onChange(food)
      toastRefusal(error, words.favouriteFailed)
    },
    onSettled: () => refreshFoods(queries),
  })
}

/** Looks up a food by barcode. Throws ApiError: 404 if unknown. */
export function foodByBarcode(code: string, signal: AbortSignal): Promise<Food> {
  return call(findByBarcode, { params: { code }, signal })
}
