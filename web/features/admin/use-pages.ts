import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '#contract/http/endpoint.ts'
import { pathOf } from '#web/http/client.ts'
import { nextCursorOf } from '#web/http/read-pages.ts'
import { request } from '#web/http/request.ts'

type Listing = Endpoint & { response: { _zod: { output: readonly unknown[] } } }
const pageSize = 25

/** A list by pages, by the `Link` header. The key begins with the endpoint's path. */
export function usePages<E extends Listing>(endpoint: E, filter: Partial<Input<E>['query'] & object> = {}) {
  type Row = Output<E>[number & keyof Output<E>]
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, filter],
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam, signal }) {
      const asked = { limit: pageSize, ...filter, cursor: pageParam }
      const answer = await request('GET', pathOf(endpoint, undefined, asked), undefined, { signal })
      return { rows: (await answer.json()) as Row[], next: nextCursorOf(answer) }
    },
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return { ...query, rows: query.data?.pages.flatMap((page) => page.rows) ?? [] }
}
