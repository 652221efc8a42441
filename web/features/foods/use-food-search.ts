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
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { sayRefused } from './refusal.ts'
import { words } from './words.ts'

/** Foods offered at once. */
const shown = 20

/** Foods for what was typed; with nothing typed, favourites and what was logged last. */
export function useFoodSearch(typed: string, wanted: boolean) {
  const q = typed.trim().slice(0, 100)
  const found = useQuery({
    ...read(searchFoods, { query: { q, limit: shown } }),
    enabled: wanted && q !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const recent = useQuery({
    ...read(listRecentFoods, { query: { limit: shown } }),
    enabled: wanted && q === '',
    staleTime: 60_000,
  })
  const query = q === '' ? recent : found
  return {
    foods: query.data ?? [],
    isLoading: query.isFetching && !query.data,
    failed: query.isError,
    /** Whether the answer belongs to what stands in the input now. */
    isSettled: query.isSuccess && !query.isPlaceholderData,
  }
}

/** Has every list of foods ask again: something was logged, starred or described. */
export function refreshFoods(queries: QueryClient) {
  return Promise.all(
    [searchFoods, listRecentFoods, listCustomFoods].map(({ path }) =>
      queries.invalidateQueries({ queryKey: [path] }),
    ),
  )
}

/** Stars a food or takes its star away; `onChange` gets the food as it then is. */
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
      sayRefused(words.favouriteFailed, error)
    },
    onSettled: () => refreshFoods(queries),
  })
}

/** The food behind a barcode. Throws what the server refuses with: 404 where nobody knows it. */
export function foodByBarcode(code: string, signal: AbortSignal): Promise<Food> {
  return call(findByBarcode, { params: { code }, signal })
}
