import { MutationCache, QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Endpoint, Output } from '#contract/http/endpoint.ts'
import { isSignedOut } from './api-error.ts'
import { type CallInput, call, pathOf } from './client.ts'
import { request } from './request.ts'
import { orSeen } from './seen/seen-answers.ts'
import { endVisit } from './session/session-over.ts'
import { storedRefreshToken, storedToken } from './session/token.ts'

/** The default read: the key's parts joined by slashes are the path; being signed out answers null. */
async function readKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const path = queryKey.join('/')
  return nullWhenSignedOut(() =>
    orSeen(queryKey, path, async () => (await request('GET', path, undefined, { signal })).json()),
  )
}

async function nullWhenSignedOut<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    // Tokens that could not be renewed for the moment say nothing about their sign-in.
    if (!isSignedOut(error) || (storedRefreshToken() && !storedToken())) throw error
    return null
  }
}

/** A change that the server refuses because nobody is signed in leads to the sign-in page. */
export function onMutationError(error: unknown, go?: () => void) {
  if (isSignedOut(error)) endVisit(go)
}

export function createQueryClient() {
  return new QueryClient({
    mutationCache: new MutationCache({
      // Where somebody signs in, a refusal is about that.
      onError: (error, _variables, _result, { meta }) => void (meta?.signsIn || onMutationError(error)),
    }),
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Without a network a call fails and says so; it does not wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

/** Forgets every answer; what is still shown is asked for anew. */
export function forgetAnswers() {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries({ type: 'active' })
}

/**
 * What `useQuery` needs to read an endpoint; null while signed out. The key begins with the path, so
 * `invalidateQueries({ queryKey: [endpoint.path] })` reaches every query of it.
 */
export function read<E extends Endpoint>(endpoint: E, input: Pick<CallInput<E>, 'params' | 'query'> = {}) {
  const path = pathOf(endpoint, input.params)
  return queryOptions<Output<E> | null>({
    queryKey: input.query ? [path, input.query] : [path],
    queryFn: ({ signal, queryKey }) =>
      nullWhenSignedOut(() =>
        orSeen(queryKey, pathOf(endpoint, input.params, input.query), () =>
          call(endpoint, { ...input, signal }),
        ),
      ),
  })
}
