import type * as z from 'zod'
import { signIn, signUp } from '#contract/access/access.ts'
import type { Input, Output } from '#contract/http/endpoint.ts'
import { apiErrorFrom } from '#web/http/api-error.ts'
import { newId } from '#web/http/random.ts'
import { request } from '#web/http/request.ts'
import { useArrive } from '../links/use-arrive.ts'

type Answer = z.output<typeof signIn.response>

/** Submits a sign-in form. Throws ApiError when refused. */
async function send<E extends typeof signIn | typeof signUp>(
  endpoint: E,
  body: Input<E>['body'],
): Promise<Output<E>> {
  const response = await request(endpoint.method, endpoint.path, body, {
    headers: { 'Idempotency-Key': newId() },
  })
  if (!response.ok) throw await apiErrorFrom(response)
  return response.json()
}

/** Sign-in and sign-up; clears the cache of the previous account. */
export function useSignIn() {
  const arrive = useArrive()
  const enter = async (answer: Answer) => {
    if (!answer.signedIn) return false
    await arrive('email')
    return true
  }
  return {
    /** False if the address has to be confirmed first. */
    signIn: async (body: Input<typeof signIn>['body']) => enter(await send(signIn, body)),
    signUp: async (body: Input<typeof signUp>['body']) => enter(await send(signUp, body)),
  }
}
