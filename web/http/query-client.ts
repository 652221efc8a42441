import { MutationCache, QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Endpoint, Output } from '#contract/http/endpoint.ts'
import { isSignedOut } from './api-error.ts'
import { type CallInput, call, pathOf } from './client.ts'
import { request } from './request.ts'
import { endVisit } from './session/session-over.ts'
import { storedRefreshToken, storedToken } from './session/token.ts'

/** Resolves with the answer of `ask`, or with another where that fails. */
type ReadWrapper = <T>(queryKey: readonly unknown[], path: string, ask: () => Promise<T>) => Promise<T>

let wrapRead: ReadWrapper = (_queryKey, _path, ask) => ask()

/** Wraps the request of every read from now on. */
export function wrapReads(wrapper: ReadWrapper) {
  wrapRead = wrapper
}

/** Default query function: joins the key's parts to a path; answers null when signed out. */
async function readKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const path = queryKey.join('/')
  return nullWhenSignedOut(() =>
    wrapRead(queryKey, path, async () => (await request('GET', path, undefined, { signal })).json()),
  )
}

async function nullWhenSignedOut<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    // A temporary failure to renew tokens does not end the session.
    if (!isSignedOut(error) || (storedRefreshToken() && !storedToken())) throw error
    return null
  }
}

/** Opens the sign-in page when a mutation is refused as signed out. */
export function onMutationError(error: unknown, go?: () => void) {
  if (isSignedOut(error)) endVisit(go)
}

export function createQueryClient() {
  return new QueryClient({
    mutationCache: new MutationCache({
      // On the sign-in screens a 401 concerns the form.
      onError: (error, _variables, _result, { meta }) => void (meta?.signsIn || onMutationError(error)),
    }),
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Fails at once without a network instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

/** Clears all cached answers and refetches those on screen. */
export function forgetAnswers() {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries({ type: 'active' })
}

/** Requests sent before the screen that shows their answers, by path; each answer is taken once. */
const begun = new Map<string, Promise<unknown>>()
/** Milliseconds after which an answer that no query has taken is dropped. */
const begunFor = 10_000

/** Sends the request of an endpoint without parameters; the first query that reads it takes the answer. */
export function beginRead(endpoint: Endpoint) {
  const answer = call(endpoint)
  // The query that takes it reports the error.
  answer.catch(() => undefined)
  begun.set(endpoint.path, answer)
  setTimeout(() => begun.delete(endpoint.path), begunFor)
}

function takeBegun<E extends Endpoint>(path: string): Promise<Output<E>> | undefined {
  const answer = begun.get(path)
  begun.delete(path)
  return answer as Promise<Output<E>> | undefined
}

/**
 * Query options that read an endpoint; null while signed out. The key begins with the path, so
 * `invalidateQueries({ queryKey: [endpoint.path] })` reaches every query of it.
 */
export function read<E extends Endpoint>(endpoint: E, input: Pick<CallInput<E>, 'params' | 'query'> = {}) {
  const path = pathOf(endpoint, input.params)
  return queryOptions<Output<E> | null>({
    queryKey: input.query ? [path, input.query] : [path],
    queryFn: ({ signal, queryKey }) =>
      nullWhenSignedOut(() =>
        wrapRead(
          queryKey,
          pathOf(endpoint, input.params, input.query),
          () =>
            takeBegun<E>(pathOf(endpoint, input.params, input.query)) ?? call(endpoint, { ...input, signal }),
        ),
      ),
  })
}
